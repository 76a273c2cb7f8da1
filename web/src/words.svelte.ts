/**
 * The words of the page: the same Fluent catalogue that the server uses, one language of it at a time, and of the games
 * only those that are looked at.
 *
 *     t("home-play")            t("points", { points: 5 })            t("forum-trajanum-building-market", {}, "a")
 *
 * Components that call `t` are worded anew when the language changes. As in `princeps.locale`, a message may name a thing:
 * `{ NAME($building, form: "a") }` is the message whose id stands in $building, in its form `.a`.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { Refusal } from "./api.ts";
import { partOf } from "./catalogues.ts";
import type { Language } from "./wire.ts";

export type { Language };
type Values = Record<string, FluentVariable>;

const KEY = "princeps.language";
// What the server alone words stays there: moves, most things of the games, the terminal, the tables of the rules.
const FILES = import.meta.glob<string>("../../src/princeps/locale/*/{general,page*,*-page*}.ftl", {
  query: "?raw",
  import: "default",
});

const folders = Object.keys(FILES).map((name) => name.split("/").at(-2)! as Language);

/** Every language that has a folder in the catalogue, and what it calls itself. */
export const LANGUAGES = Object.fromEntries([...new Set(folders)].map((code) => [code, ownName(code)])) as Record<
  Language,
  string
>;

function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1); // "русский" begins a line of the menu
}

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");
let wanted: Language = "en"; // may still be on its way
const wantedParts = new Set(["page"]);

/** The language whose words are shown. */
export const language = (): Language => current;

/** The language chosen here before, or else the first of the browser's that we have. */
export function preferredLanguage(): Language {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // Then the browser's own wishes decide.
  }
  const wishes = [chosen ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
  return wishes.find((wish): wish is Language => wish in LANGUAGES) ?? "en";
}

/** Load a language and word the page in it. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  return renew();
}

/** Load the words of a game, or of the guide, too, now and in every language to come. */
export async function learn(part: string): Promise<void> {
  if (wantedParts.has(part)) return;
  wantedParts.add(part);
  await renew();
}

async function renew(): Promise<void> {
  const [language, parts] = [wanted, new Set(wantedParts)];
  const sources = await sourcesIn(language, parts);
  if (language !== wanted || parts.size !== wantedParts.size) return renew(); // more was asked for meanwhile
  bundle = bundleOf(language, sources);
  current = language;
  document.documentElement.lang = language;
  document.title = t("page-title");
}

/** The files of a language that are wanted, as Fluent sources. */
export function sourcesIn(language: Language, parts: ReadonlySet<string>): Promise<string[]> {
  const names = Object.keys(FILES).filter((name) => name.includes(`/${language}/`) && parts.has(partOf(name)));
  return Promise.all(names.map((name) => FILES[name]!()));
}

/** Change the language for good. */
export async function switchLanguage(language: Language): Promise<void> {
  await speak(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

export function bundleOf(name: Language, sources: string[]): FluentBundle {
  const made: FluentBundle = new FluentBundle(name, {
    useIsolating: false,
    functions: { NAME: (given, named) => nameIn(made, given, named) },
  });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** A message in words; `form` asks for one of its attributes, and its plain value serves where that is missing. */
export function t(message: string, values: Values = {}, form?: string): string {
  return bundle ? wordIn(bundle, message, values, form) : "";
}

/** Why something failed, for people: in their language where the page has words for it, else as the server put it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) return t("refused-unknown");
  return wordOr(`refused-${error.code}`, error.reason);
}

/** A message if the catalogue has it, otherwise the given words: editions, servers and other people's games name things. */
export function wordOr(message: string, otherwise: string, form?: string): string {
  return knows(message) ? t(message, {}, form) : otherwise;
}

export const titleOf = (game: string, otherwise = game): string => wordOr(`${game}-title`, otherwise);

/** The name of a bot's level; people who run a server may offer bots of their own. */
export const levelName = (level: string, form?: string): string => wordOr(`level-${level}`, level, form);

export function knows(message: string): boolean {
  return bundle?.hasMessage(message) ?? false;
}

/** How long ago something was, and numbers and dates, as the language writes them. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto", style: "short" });
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
  ];
  const [size, unit] = steps.find(([length]) => seconds >= length) ?? [1, "second"];
  return unit === "second" ? t("just-now") : format.format(-Math.floor(seconds / size), unit);
}

/** Names in a row, as the language lists them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(names);
}

export function wordIn(book: FluentBundle, message: string, values: Values = {}, form?: string): string {
  const found = book.getMessage(message);
  const pattern = (form && found?.attributes[form]) || found?.value;
  return pattern ? book.formatPattern(pattern, signed(values), []) : message;
}

/** A number whose sign is a minus, not a hyphen. */
class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

const signed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Figure(value) : value]),
  );

function nameIn(book: FluentBundle, given: FluentValue[], named: Record<string, FluentValue>): FluentValue {
  const thing = plain(given[0]);
  const count = given[1] === undefined ? 1 : Number(plain(given[1]));
  return wordIn(book, thing, { count }, named.form === undefined ? undefined : plain(named.form));
}

function plain(value: FluentValue | undefined): string {
  return value instanceof FluentNumber
    ? String(value.value)
    : typeof value === "string"
      ? value
      : String(value?.valueOf());
}
