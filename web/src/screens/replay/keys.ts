/** The keys of a replay. Keys on a place of the board are the board's own. */
import { isTaken } from "../../review/keys.ts";
import type { TurnStep } from "./moments.ts";

export interface ReplayKeys {
  step(stride: TurnStep, direction: 1 | -1): void;
  seek(end: "first" | "last"): void;
  play(): void;
  open(): void;
  log(): void;
  scores(): void;
  describe(): void;
  help(): void;
  cancel(): void;
}

type Deed = (keys: ReplayKeys, event: Pick<KeyboardEvent, "shiftKey">) => void;

const DEEDS: Record<string, Deed> = {
  ArrowLeft: (keys, { shiftKey }) => keys.step(shiftKey ? "turn" : "decision", -1),
  ArrowRight: (keys, { shiftKey }) => keys.step(shiftKey ? "turn" : "decision", 1),
  PageUp: (keys) => keys.step("round", -1),
  PageDown: (keys) => keys.step("round", 1),
  Home: (keys) => keys.seek("first"),
  End: (keys) => keys.seek("last"),
  Space: (keys) => keys.play(),
  KeyO: (keys) => keys.open(),
  KeyL: (keys) => keys.log(),
  KeyS: (keys) => keys.scores(),
  KeyD: (keys) => keys.describe(),
  Escape: (keys) => keys.cancel(),
};

/** For the list of keys. */
export const KEY_LIST: readonly { key: string; does: string }[] = [
  { key: "replay-key-arrows", does: "replay-keys-decision" },
  { key: "replay-key-shift-arrows", does: "replay-keys-turn" },
  { key: "replay-key-pages", does: "replay-keys-round" },
  { key: "replay-key-ends", does: "replay-keys-ends" },
  { key: "key-space", does: "replay-keys-play" },
  { key: "O", does: "replay-keys-open" },
  { key: "L", does: "keys-log" },
  { key: "S", does: "keys-scores" },
  { key: "D", does: "keys-describe" },
  { key: "?", does: "keys-help" },
];

/** Keys that are being typed, or that belong to a button, a list, a place or a dialog, are left alone. */
export function handleKey(event: KeyboardEvent, keys: ReplayKeys): void {
  const deed: Deed | undefined = event.key === "?" ? (all) => all.help() : DEEDS[event.code];
  if (!deed || isTaken(event)) return;
  deed(keys, event);
  if (event.code !== "Escape") event.preventDefault();
}
