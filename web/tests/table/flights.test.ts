import { expect, test } from "vitest";
import { arriving } from "../../src/table/arriving.svelte.ts";
import { fillsPlace, flightsOf, sizeAt, turned } from "../../src/table/flights.ts";

const place = (width: number, height: number) => ({ width, height });

test("a piece flies as large as the place in which it comes to lie", () =>
  expect(sizeAt("building:park", place(60, 50), true)).toBe(45));

test("a small piece does not swell in a large place", () =>
  expect(sizeAt("marker:1", place(70, 54), true)).toBeLessThan(sizeAt("building:park", place(70, 54), true) / 1.5));

test("on a mat that stands for all its places a piece is small", () =>
  expect(sizeAt("building:park", place(300, 200), false)).toBe(34));

test("a double tile flies upright to where it stands upright", () => {
  expect(turned("double:library+fountain", place(60, 130))).toBe("double:library+fountain:down");
  expect(turned("double:library+fountain", place(130, 60))).toBe("double:library+fountain");
});

test("other tiles and tiles that go nowhere are not turned", () => {
  expect(turned("building:park", place(60, 130))).toBe("building:park");
  expect(turned("double:library+fountain", null)).toBe("double:library+fountain");
});

test("what lies in a place besides a small piece is seen while that piece arrives", () => {
  expect(fillsPlace("building:park")).toBe(true);
  expect(fillsPlace("m:blue")).toBe(false);
});

test("points are on their way to their seat until they land", () => {
  const gains = [3, -5].map((points) => ({ seat: 1, points, anchor: "demands", source: "demands" }));
  arriving.flights = flightsOf([{ seat: 1, text: "", brief: "", chosen: false, anchors: [], motions: [], gains }], 0);
  expect([arriving.to(0), arriving.to(1)]).toEqual([0, -2]);
  arriving.flights = arriving.flights.slice(1);
  expect(arriving.to(1)).toBe(-5);
  arriving.flights = [];
  expect(arriving.to(1)).toBe(0);
});
