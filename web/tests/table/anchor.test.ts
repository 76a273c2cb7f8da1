import { afterEach, expect, test, vi } from "vitest";
import { anchor, board, elementAt, hold, markPlaces, neighbour, type Point } from "../../src/table/anchor.ts";

const NO_MARK = { lit: false, chosen: false, shown: false };

afterEach(() => {
  document.body.replaceChildren();
  markPlaces(() => NO_MARK);
});

function place(name: string, label?: string, parent: Element = document.body) {
  const element = document.createElement("div");
  parent.append(element);
  element.getClientRects = () => [{}] as unknown as DOMRectList; // nothing is laid out here
  return { element, action: anchor(element, label === undefined ? name : { name, label }) };
}

function region() {
  const element = document.createElement("section");
  element.dataset.region = "grid";
  document.body.append(element);
  return element;
}
const stops = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>("[tabindex='0']")].map((element) => element.dataset.anchor);

test("a place with a label is a button, one without only a place", () => {
  expect(place("square.r1c1", "Fountain").element.outerHTML).toContain('aria-label="Fountain"');
  expect(place("0.ship").element.getAttribute("role")).toBeNull();
});

test("a place that gets another name keeps the role that it has of itself", () => {
  const { element, action } = place("0.circle");
  element.setAttribute("role", "group");
  action.update?.("1.circle");
  expect([element.dataset.anchor, element.getAttribute("role")]).toEqual(["1.circle", "group"]);
});

test("what is a place no longer is not marked as one", () => {
  markPlaces(() => ({ lit: true, chosen: true, shown: true }));
  const { element, action } = place("0.plus-two.forum", "Forum");
  hold(["0.plus-two.forum"]);
  action.update?.(null);
  expect(element.getAttributeNames()).toEqual([]);
});

test("an unknown place is found at a wider one", () => {
  const strip = place("1").element;
  expect(elementAt("1.space.r2c3")).toBe(strip);
  const space = place("1.space.r2c3");
  expect(elementAt("1.space.r2c3")).toBe(space.element);
  space.action.destroy?.();
  expect(elementAt("1.space.r2c3")).toBe(strip);
  expect(elementAt("2.ship")).toBeNull();
});

test("a region is one stop of the Tab key, on a lit place if there is one", () => {
  const grid = region();
  for (const name of ["a", "b", "c"]) place(name, name, grid);
  expect(stops(grid)).toEqual(["a"]);
  markPlaces((name) => ({ ...NO_MARK, lit: name === "c" }));
  expect(stops(grid)).toEqual(["c"]);
});

test("places that come later are marked as well", () => {
  markPlaces((name) => ({ ...NO_MARK, lit: name === "late" }));
  const { element } = place("late", "Late");
  expect(element.hasAttribute("data-lit")).toBe(true);
  expect(element.getAttribute("aria-disabled")).toBe("false");
});

test("clicks and keys on a place reach the table", () => {
  const [press, enter] = [vi.fn(), vi.fn()];
  const root = region();
  const { element } = place("0.space.r1c1", "Tile", root);
  board(root, { press, enter, hover: () => {} });
  element.append(document.createElement("i"));
  element.firstElementChild!.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 3, clientY: 4 }));
  element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  element.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  expect(press.mock.calls).toEqual([["0.space.r1c1", { x: 3, y: 4 }, element.firstElementChild], ["0.space.r1c1"]]);
  expect(enter.mock.calls).toEqual([["0.space.r1c1"]]);
});

const GRID: Point[] = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 40, y: y * 40 })));

test.each([
  ["ArrowRight", 5],
  ["ArrowLeft", 3],
  ["ArrowUp", 1],
  ["ArrowDown", 7],
] as const)("%s walks a grid", (arrow, goal) => {
  expect(neighbour(GRID, 4, arrow)).toBe(goal);
});

test("at the edge the focus stays", () => {
  expect(neighbour(GRID, 2, "ArrowRight")).toBe(2);
});

test("a gap in the board is stepped over", () => {
  const withHole = GRID.filter((_, index) => index !== 4);
  expect(withHole[neighbour(withHole, 3, "ArrowRight")]).toEqual(GRID[5]);
});

test("a piece where nothing is to be chosen leaves a press to what it lies on", () => {
  const press = vi.fn();
  const root = region();
  board(root, { press, enter: press, hover: () => {} });
  const province = place("province.raetia", "Raetia", root);
  const leader = place("1.leader", undefined, province.element);
  const tile = place("province.raetia.tile", "A tile of its own", province.element);
  leader.element.click();
  tile.element.click();
  expect(press.mock.calls.map(([name]) => name as string)).toEqual(["province.raetia", "province.raetia.tile"]);
});

test("beside all places the pointer takes nothing away: a button there may show what it would do", () => {
  const hover = vi.fn();
  const root = region();
  board(root, { press: () => {}, enter: () => {}, hover });
  const { element } = place("a", "A", root);
  const move = (target: Element) => target.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
  move(root);
  expect(hover).not.toHaveBeenCalled();
  move(element);
  move(root);
  move(root);
  expect(hover.mock.calls.map(([name]) => name as string | null)).toEqual(["a", null]);
});

test("a pressed place says so until the answer is there", () => {
  const { element } = place("a", "A");
  const release = hold(["a", "unknown"]);
  expect(element.getAttribute("aria-busy")).toBe("true");
  expect(element.hasAttribute("data-pressed")).toBe(true);
  release();
  expect(element.hasAttribute("aria-busy")).toBe(false);
  expect(element.hasAttribute("data-pressed")).toBe(false);
});

test("a place that gets another label stays the same button", () => {
  const { element, action } = place("a", "Before");
  element.setAttribute("tabindex", "0");
  action.update?.({ name: "a", label: "After" });
  expect([element.getAttribute("aria-label"), element.tabIndex]).toEqual(["After", 0]);
});
