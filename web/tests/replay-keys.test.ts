import { beforeEach, expect, test } from "vitest";
import { handleKey, type ReplayKeys } from "../src/screens/replay/keys.ts";

let done: string[] = [];
const note = (what: string) => () => void done.push(what);
const keys: ReplayKeys = {
  step: (stride, direction) => void done.push(`${stride} ${direction}`),
  seek: (end) => void done.push(end),
  play: note("play"),
  open: note("open"),
  log: note("log"),
  scores: note("scores"),
  describe: note("describe"),
  help: note("help"),
  cancel: note("cancel"),
};
addEventListener("keydown", (event) => handleKey(event, keys));

function press(code: string, on: string, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = on;
  const event = new KeyboardEvent("keydown", { code, key: code, bubbles: true, cancelable: true, ...more });
  (document.body.firstElementChild ?? document.body).dispatchEvent(event);
  return event;
}

beforeEach(() => void (done = []));

test("keys step through the game, also while the slider has the focus", () => {
  for (const on of ["", "<input type=range>"]) {
    press("ArrowRight", on);
    press("ArrowLeft", on, { shiftKey: true });
    press("PageDown", on);
    press("Home", on);
  }
  expect(done).toEqual(["decision 1", "turn -1", "round 1", "first", "decision 1", "turn -1", "round 1", "first"]);
});

test("a key that was taken does nothing else", () => {
  expect(press("End", "<input type=range>").defaultPrevented).toBe(true);
  expect(press("KeyX", "").defaultPrevented).toBe(false);
});

test("keys that belong to something else are left alone", () => {
  press("ArrowRight", "<select></select>");
  press("Space", "<button></button>");
  press("KeyL", "<dialog open></dialog>");
  press("ArrowRight", "", { ctrlKey: true });
  expect(done).toEqual([]);
});
