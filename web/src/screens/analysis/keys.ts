/** The keys of an analysis: those of a replay, and its own. */
import { isTaken } from "../../review/keys.ts";
import type { Shown } from "./shown.ts";
import type { Stride } from "./steps.ts";

export interface AnalysisKeys {
  step(stride: Stride, direction: 1 | -1): void;
  seek(end: "first" | "last"): void;
  play(): void;
  mistake(direction: 1 | -1): void;
  key(direction: 1 | -1): void;
  show(shown: Shown): void;
  tryIt(): void;
  look(seat: number): void;
  table(): void;
  help(): void;
  cancel(): void;
}

type Deed = (keys: AnalysisKeys, event: Pick<KeyboardEvent, "shiftKey">) => void;

const DEEDS: Record<string, Deed> = {
  ArrowLeft: (keys, { shiftKey }) => keys.step(shiftKey ? "turn" : "decision", -1),
  ArrowRight: (keys, { shiftKey }) => keys.step(shiftKey ? "turn" : "decision", 1),
  PageUp: (keys) => keys.step("round", -1),
  PageDown: (keys) => keys.step("round", 1),
  Home: (keys) => keys.seek("first"),
  End: (keys) => keys.seek("last"),
  Space: (keys) => keys.play(),
  KeyM: (keys, { shiftKey }) => keys.mistake(shiftKey ? -1 : 1),
  KeyK: (keys, { shiftKey }) => keys.key(shiftKey ? -1 : 1),
  KeyB: (keys) => keys.show("best"),
  KeyP: (keys) => keys.show("played"),
  KeyT: (keys) => keys.tryIt(),
  KeyA: (keys) => keys.table(),
  Digit1: (keys) => keys.look(0),
  Digit2: (keys) => keys.look(1),
  Digit3: (keys) => keys.look(2),
  Digit4: (keys) => keys.look(3),
  Escape: (keys) => keys.cancel(),
};
const HELD = ["KeyB", "KeyP"];

export const KEY_LIST: readonly { key: string; does: string }[] = [
  { key: "replay-key-arrows", does: "replay-keys-decision" },
  { key: "replay-key-shift-arrows", does: "replay-keys-turn" },
  { key: "replay-key-pages", does: "replay-keys-round" },
  { key: "replay-key-ends", does: "replay-keys-ends" },
  { key: "key-space", does: "replay-keys-play" },
  { key: "M, Shift M", does: "review-keys-mistake" },
  { key: "K, Shift K", does: "review-keys-key" },
  { key: "B", does: "review-keys-best" },
  { key: "P", does: "review-keys-played" },
  { key: "T", does: "review-keys-try" },
  { key: "A", does: "review-keys-table" },
  { key: "1 … 4", does: "review-keys-look" },
  { key: "?", does: "keys-help" },
];

export function handleKey(event: KeyboardEvent, keys: AnalysisKeys): void {
  const deed: Deed | undefined = event.key === "?" ? (all) => all.help() : DEEDS[event.code];
  if (!deed || isTaken(event)) return;
  deed(keys, event);
  if (event.code !== "Escape") event.preventDefault();
}

/** Only while a key is held is one of the two answers shown alone. */
export function releaseKey(event: KeyboardEvent, keys: Pick<AnalysisKeys, "show">): void {
  if (HELD.includes(event.code)) keys.show("both");
}
