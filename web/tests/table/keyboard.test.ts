import { expect, test, vi } from "vitest";
import {
  commandOf,
  handleKey,
  KEY_LIST,
  numberedAnswers,
  primaryButton,
  steer,
  type Keys,
} from "../../src/table/keyboard.ts";
import { nextAtScreen } from "../../src/table/seats.ts";
import type { Table } from "../../src/wire.ts";

test.each([
  [{ key: "u", code: "KeyU" }, "undo"],
  [{ key: "г", code: "KeyU" }, "undo"], // the same key on a Russian keyboard
  [{ key: "?", code: "Slash" }, "help"],
  [{ key: "3", code: "Digit3" }, 3],
  [{ key: "3", code: "Numpad3" }, 3],
  [{ key: "n", code: "KeyN" }, "next"],
  [{ key: "N", code: "KeyN", shiftKey: true }, "former"],
  [{ key: "x", code: "KeyX" }, null],
])("%o means %s", (key, command) => {
  expect(commandOf(key)).toBe(command);
});

test("every letter of the list of keys does something", () => {
  const letters = KEY_LIST.map(({ key }) => key).filter((key) => /^[A-Z]$/.test(key));
  expect(letters.length).toBeGreaterThan(5);
  for (const letter of letters) expect(commandOf({ key: letter.toLowerCase(), code: `Key${letter}` })).not.toBeNull();
});

function typed(target: Element, key: KeyboardEventInit): Keys {
  const names = "cancel undo end repeat hint log scores describe help confirm next former choose";
  const keys = Object.fromEntries(names.split(" ").map((name) => [name, vi.fn()])) as unknown as Keys;
  document.body.append(target);
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...key });
  Object.defineProperty(event, "target", { value: target });
  handleKey(event, keys);
  target.remove();
  return keys;
}

test("what is typed into a field is left alone", () => {
  expect(typed(document.createElement("input"), { key: "e", code: "KeyE" }).end).not.toHaveBeenCalled();
  expect(typed(document.createElement("div"), { key: "e", code: "KeyE" }).end).toHaveBeenCalledOnce();
});

test("Escape leaves a field and closes what it lies in, but a dialog sees to itself", () => {
  const escape = { key: "Escape", code: "Escape" };
  expect(typed(document.createElement("input"), escape).cancel).toHaveBeenCalledOnce();
  expect(typed(document.createElement("dialog"), escape).cancel).not.toHaveBeenCalled();
});

test("Enter on a button belongs to the button", () => {
  const enter = { key: "Enter", code: "Enter" };
  expect(typed(document.createElement("button"), enter).confirm).not.toHaveBeenCalled();
  expect(typed(document.createElement("div"), enter).confirm).toHaveBeenCalledOnce();
});

function steered(key: KeyboardEventInit, target = document.createElement("div") as Element): string[] {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...key });
  Object.defineProperty(event, "target", { value: target });
  const isTheirs = steer(event, {
    toggle: note("toggle"),
    back: note("back"),
    forward: note("forward"),
    rush: note("rush"),
  });
  expect([isTheirs, event.defaultPrevented]).toEqual([done.length > 0, done.length > 0]);
  return done;
}

test.each([
  [{ code: "KeyP", key: "з" }, "toggle"],
  [{ code: "Space", key: " " }, "toggle"],
  [{ code: "ArrowLeft", key: "ArrowLeft" }, "back"],
  [{ code: "ArrowRight", key: "ArrowRight" }, "forward"],
  [{ code: "End", key: "End" }, "rush"],
])("%o steers the turns of the others", (key, command) => expect(steered(key)).toEqual([command]));

test("the space bar on a button, and what is typed, steers nothing", () => {
  expect(steered({ code: "Space", key: " " }, document.createElement("button"))).toEqual([]);
  expect(steered({ code: "KeyP", key: "p" }, document.createElement("input"))).toEqual([]);
  expect(steered({ code: "KeyE", key: "e" })).toEqual([]);
});

test("answers of one step share a number, which means the one after that which is pressed; to decline has none", () => {
  document.body.innerHTML = `<div data-answers>
    <button id="a" data-step="1"></button><button id="b" data-step="1"></button>
    <button id="c" data-step="2"></button><button id="d"></button><button id="no" data-declines></button>
    <button id="e"></button></div>`;
  for (const button of document.querySelectorAll("button")) {
    button.getClientRects = () => [button.getBoundingClientRect()] as unknown as DOMRectList; // nothing is laid out here
  }
  const press = (id: string, isPressed: boolean) =>
    document.getElementById(id)!.setAttribute("aria-pressed", String(isPressed));
  const numbered = () => numberedAnswers().map(({ id }) => id);
  expect(numbered()).toEqual(["a", "c", "d", "e"]);
  press("a", true);
  expect(numbered()).toEqual(["b", "c", "d", "e"]);
  press("a", false);
  press("b", true);
  expect(numbered()).toEqual(["b", "c", "d", "e"]);
  document.body.innerHTML = "";
});

test("a button may name a letter as its key", () => {
  const button = document.createElement("button");
  button.setAttribute("aria-keyshortcuts", "P");
  button.onclick = vi.fn();
  typed(button, { key: "з", code: "KeyP" });
  typed(button, { key: "x", code: "KeyX" });
  expect(button.onclick).toHaveBeenCalledOnce();
});

test("shortcuts of the browser are left alone", () => {
  expect(typed(document.createElement("div"), { key: "r", code: "KeyR", ctrlKey: true }).repeat).not.toHaveBeenCalled();
});

function table(reader: number, decides: boolean[], mine = false): Table {
  const statuses = decides.map((it) => ({ decides: it, words: "" }));
  return { reader, over: false, decision: mine ? {} : null, statuses } as unknown as Table;
}

test("the screen goes to the next person at it who has to decide", () => {
  expect(nextAtScreen(table(0, [false, true, true]), [0, 2])).toBe(2);
  expect(nextAtScreen(table(2, [true, true, false]), [0, 2])).toBe(0);
  expect(nextAtScreen(table(0, [false, true, false]), [0, 2])).toBeNull();
  expect(nextAtScreen(table(0, [true, true, true], true), [0, 2])).toBeNull();
});

test("the button that goes on is the one of the decision bar, if it can be pressed", () => {
  document.body.innerHTML = `
    <aside><button class="button now">another</button></aside>
    <section class="bar"><button class="button">Undo</button><button class="button now">Pay these</button></section>`;
  expect(primaryButton()?.textContent).toBe("Pay these");
  primaryButton()!.disabled = true;
  expect(primaryButton()).toBeNull();
  document.body.innerHTML = "";
});
