/** The keys of the table. Arrow keys, Enter and Tab on places are the board's own (anchor.ts). */

export interface Keys {
  cancel(): void;
  undo(): void;
  end(): void;
  hint(): void;
  log(): void;
  scores(): void;
  describe(): void;
  help(): void;
  repeat(): void;
  confirm(): void;
  next(): void;
  former(): void;
  choose(number: number): void;
}

type Command = Exclude<keyof Keys, "choose">;

/** By the letter on the key, whatever the alphabet: `KeyU` is the same key in all three languages. */
const COMMANDS: Record<string, Command> = {
  Escape: "cancel",
  KeyU: "undo",
  KeyE: "end",
  KeyR: "repeat",
  KeyH: "hint",
  KeyL: "log",
  KeyS: "scores",
  KeyD: "describe",
  Enter: "confirm",
};

/** For the list of keys: the words for the key, or the letter itself, and what it does. */
export const KEY_LIST: readonly { key: string; does: string }[] = [
  { key: "key-arrows", does: "keys-arrows" },
  { key: "N", does: "keys-next" },
  { key: "key-tab", does: "keys-tab" },
  { key: "key-enter", does: "keys-enter" },
  { key: "key-numbers", does: "keys-numbers" },
  { key: "key-escape", does: "keys-escape" },
  { key: "U", does: "keys-undo" },
  { key: "E", does: "keys-end" },
  { key: "H", does: "keys-hint" },
  { key: "L", does: "keys-log" },
  { key: "S", does: "keys-scores" },
  { key: "D", does: "keys-describe" },
  { key: "key-pause", does: "keys-pause" },
  { key: "key-step", does: "keys-step" },
  { key: "key-repeat", does: "keys-repeat" },
  { key: "key-skip", does: "keys-skip" },
  { key: "?", does: "keys-help" },
];

/** The same for a finger, and for a mouse. */
export const TOUCH_LIST: typeof KEY_LIST = [
  { key: "key-tap", does: "keys-tap" },
  { key: "key-tap-else", does: "keys-tap-else" },
  { key: "key-hold", does: "keys-hold" },
];
export const MOUSE_LIST: typeof KEY_LIST = [{ key: "key-rest", does: "keys-rest" }];

/** What steers the turns of the others while they are shown. */
export interface Steering {
  toggle(): void;
  back(): void;
  forward(): void;
  rush(): void;
}
const STEERING: Record<string, keyof Steering> = {
  KeyP: "toggle",
  Space: "toggle",
  ArrowLeft: "back",
  ArrowRight: "forward",
  End: "rush",
};

/** Carry out what a key asks of the turns that are shown; false if it is none of theirs. */
export function steer(event: KeyboardEvent, pace: Steering): boolean {
  const command = STEERING[event.code];
  if (!command || !isOurs(event) || (event.code === "Space" && isOnButton(event))) return false;
  pace[command]();
  event.preventDefault();
  return true;
}

/** What a key asks for: a command, the number of an answer, or nothing of ours. */
export function commandOf(
  event: Pick<KeyboardEvent, "key" | "code"> & { shiftKey?: boolean },
): Command | number | null {
  if (event.key === "?") return "help";
  if (event.code === "KeyN") return event.shiftKey ? "former" : "next";
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return Number(digit[1]);
  return COMMANDS[event.code] ?? null;
}

/** Carry out what a key asks for; keys that are being typed, or that belong to a button or a dialog, are left alone. */
export function handleKey(event: KeyboardEvent, keys: Keys): void {
  if (!isOurs(event)) return;
  const command = commandOf(event);
  if (command === null) {
    buttonWithKey(event.code)?.click();
    return;
  }
  if (command === "cancel" && document.querySelector("[popover=auto]:popover-open")) return; // closes that list alone
  if (isOnButton(event) && command === "confirm") return;
  if (typeof command === "number") keys.choose(command);
  else keys[command]();
  if (command !== "cancel") event.preventDefault();
}

const targetOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);
const isOnButton = (event: Event): boolean => targetOf(event)?.closest("button, a, [role=button], [popover]") != null;

/** Not what is being typed, nor what belongs to a list, a dialog or the browser. */
function isOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (targetOf(event)?.closest("select, dialog")) return false;
  return event.key === "Escape" || !targetOf(event)?.closest("input, textarea, [contenteditable]");
}

/** A button that names a letter as its key. */
function buttonWithKey(code: string): HTMLButtonElement | null {
  return document.querySelector(`button[aria-keyshortcuts="${code.replace("Key", "")}"]`);
}

/** The button of the decision bar that goes on, where there is one. */
export function primaryButton(): HTMLButtonElement | null {
  return document.querySelector("section.bar .button.now:not(:disabled)");
}

/**
 * The answers that can be given by number, in the order in which they stand on the screen. Those of one `data-step` share
 * a number: it means the first of them, and the next one where one is pressed already. To decline has none: it is no
 * answer to be given by a slip.
 */
export function numberedAnswers(): HTMLButtonElement[] {
  const offer = document.querySelectorAll<HTMLButtonElement>("[data-offer] button");
  const shown = offer.length > 0 ? offer : document.querySelectorAll<HTMLButtonElement>("[data-answers] button");
  const open = [...shown].filter(
    (button) => !button.disabled && !("declines" in button.dataset) && button.getClientRects().length > 0,
  );
  const steps = new Map<unknown, HTMLButtonElement[]>();
  for (const button of open) {
    const step = button.dataset.step ?? button;
    steps.set(step, [...(steps.get(step) ?? []), button]);
  }
  return [...steps.values()].map((step) => {
    const pressed = step.findIndex((button) => button.getAttribute("aria-pressed") === "true");
    return step[pressed + 1] ?? step[pressed]!;
  });
}
