import { expect, test } from "vitest";
import { between, joined } from "../../src/table/pointing.ts";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test("the way to a box beside runs straight, from edge to edge", () => {
  expect(between(box(0, 0, 10, 10), box(30, 2, 10, 6))).toEqual({ x1: 10, y1: 5, x2: 30, y2: 5, length: 20 });
});

test("the way to a box aslant runs from corner to corner", () => {
  expect(between(box(10, 10, 10, 10), box(0, 0, 7, 6))).toEqual({ x1: 10, y1: 10, x2: 7, y2: 6, length: 5 });
});

test("all boxes lie in the joined one", () => {
  expect(joined([box(0, 5, 2, 2), box(8, 0, 2, 1)])).toEqual(box(0, 0, 10, 7));
  expect(joined([])).toBeNull();
});
