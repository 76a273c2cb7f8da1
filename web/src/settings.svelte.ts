/** What a person has chosen for this browser; kept in its storage and changed at any time. */

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Speed = "none" | "fast" | "normal" | "slow";

export interface Choices {
  theme: Theme;
  speed: Speed;
  confirm: boolean; // a chosen place is confirmed before anything is done
  forced: boolean; // an only answer is given automatically
  sound: boolean;
  name: string; // the name this person plays under
  played: Record<string, boolean>; // by game, whether this person has played it before, as they said
  asked: boolean; // whether this person wants to be told what waits for them
  guide: string[] | null; // lessons of the guided first game that have been read; null if there is no guide
}

export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];
export const SPEEDS: readonly Speed[] = ["none", "fast", "normal", "slow"];

const KEY = "princeps.settings";
const DEFAULTS: Choices = {
  theme: "auto",
  speed: "normal",
  confirm: matchMedia("(pointer: coarse)").matches, // a finger easily misses
  forced: false,
  sound: false,
  name: "",
  played: {},
  asked: false,
  guide: null,
};
const MILLISECONDS: Record<Speed, number> = { none: 0, fast: 120, normal: 250, slow: 500 };

const wishes = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  contrast: matchMedia("(prefers-contrast: more)"),
  calm: matchMedia("(prefers-reduced-motion: reduce)"),
};

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...DEFAULTS, ...stored() });

export function choose<K extends keyof Choices>(what: K, value: Choices[K]): void {
  settings[what] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  showTheme();
}

/** How long a piece travels, in milliseconds. */
export const travelTime = (): number => MILLISECONDS[settings.speed];

/** Whether the system asks for as little motion as possible. */
export const isCalm = (): boolean => wishes.calm.matches;

export function showTheme(): void {
  const system = wishes.contrast.matches ? "contrast" : wishes.dark.matches ? "dark" : "light";
  document.documentElement.dataset.theme = settings.theme === "auto" ? system : settings.theme;
  const panel = getComputedStyle(document.documentElement).getPropertyValue("--panel");
  document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.setAttribute("content", panel);
}

for (const wish of [wishes.dark, wishes.contrast]) wish.addEventListener("change", showTheme);
