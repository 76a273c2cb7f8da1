/** Where things stand on the chart of chances, and the steps between decisions. */
import { describe, expect, test } from "vitest";
import { apart, gridOf, marksOn, plotOf, stepAt, topOf } from "../src/review/chart.ts";
import { arrowBetween } from "../src/review/laid.ts";
import { nextIn, stepBy } from "../src/screens/analysis/steps.ts";

const CURVE = [
  [0.25, 0.75],
  [0.41, 0.59],
  [0.3, 0.7],
  [0, 1],
];
const ROOM = { left: 40, right: 340, top: 10, bottom: 110 };

describe("the plot", () => {
  test("ends a tenth above the highest chance before the last round", () => {
    expect(topOf(CURVE, 3)).toBeCloseTo(0.8);
    expect(topOf([[0.2], [0.3]], 2)).toBeCloseTo(0.5); // not so low that little looks like much
    expect(topOf([[0.97], [1]], 2)).toBe(1);
  });
  test("lets the last step leave it at the top", () => {
    const { x, y } = plotOf(4, 0.8, ROOM);
    expect([x(0), x(3)]).toEqual([40, 340]);
    expect([y(0), y(0.8), y(1)]).toEqual([110, 10, 10]);
  });
  test("finds the step under a pointer, also beside the plot", () => {
    expect([-20, 95, 200, 900].map((x) => stepAt(x, 4, ROOM))).toEqual([0, 1, 2, 3]);
  });
  test("draws quarters, except beside the even chance", () => {
    expect(gridOf(0.8, 4)).toEqual([0, 0.5, 0.75]);
    expect(gridOf(0.8, 3)).toEqual([0, 0.5, 0.75]);
    expect(gridOf(1, 2)).toEqual([0, 0.25, 0.75, 1]);
  });
});

describe("marks", () => {
  const plot = plotOf(101, 1, { ...ROOM, right: 440 });
  const flat = Array.from({ length: 101 }, () => [0.5, 0.1]);

  test("of two that would touch the worse one stays, and counts", () => {
    const shown = marksOn(
      [
        { step: 10, seat: 0, kind: "inaccuracy" },
        { step: 12, seat: 0, kind: "blunder" },
        { step: 60, seat: 0, kind: "mistake" },
      ],
      flat,
      0,
      plot,
    );
    expect(shown.map(({ step, kind, count }) => [step, kind, count])).toEqual([
      [12, "blunder", 2],
      [60, "mistake", 1],
    ]);
  });
  test("of rivals are only those that cost much", () => {
    const kinds = ["inaccuracy", "great-find", "mistake", "blunder"] as const;
    const shown = marksOn(
      kinds.map((kind, index) => ({ step: 20 * index, seat: 1, kind })),
      flat,
      0,
      plot,
    );
    expect(shown.map(({ kind }) => kind)).toEqual(["mistake", "blunder"]);
  });
});

test("emblems at the ends of lines are moved apart, and none below the floor", () => {
  const wanted = [100, 98, 20, 97].map((at, seat) => ({ seat, at }));
  expect(apart(wanted, 22, 104).map(({ seat, at }) => [seat, at])).toEqual([
    [2, 20],
    [3, 60],
    [1, 82],
    [0, 104],
  ]);
});

test("an arrow leads from one thing to another, unless they are neighbours", () => {
  const spot = (x: number, y: number) => ({ place: "", piece: null, x, y, width: 50, height: 50 });
  expect(arrowBetween(spot(0, 0), spot(56, 0))).toBeNull();
  expect(arrowBetween(spot(0, 0), undefined)).toBeNull();
  expect(arrowBetween(spot(0, 0), spot(200, 0))?.line).toMatch(/^M50\.0 25\.0Q/);
});

describe("steps", () => {
  const chart = {
    seats: [0, 0, 1, 1, 0],
    rounds: [
      { index: 0, title: "1" },
      { index: 3, title: "2" },
    ],
  };
  test("lead to the next decision, turn and round, and no farther than the ends", () => {
    expect(stepBy(chart, 1, "decision", 1)).toBe(2);
    expect(stepBy(chart, 5, "decision", 1)).toBe(5);
    expect(stepBy(chart, 1, "turn", 1)).toBe(3);
    expect(stepBy(chart, 3, "turn", -1)).toBe(1);
    expect(stepBy(chart, 1, "round", 1)).toBe(4);
    expect(stepBy(chart, 4, "round", 1)).toBe(5);
    expect(stepBy(chart, 1, "round", -1)).toBe(0);
  });
  test("lead from mistake to mistake", () => {
    expect(nextIn([3, 9], 3, 1)).toBe(9);
    expect(nextIn([3, 9], 3, -1)).toBeNull();
    expect(nextIn([3, 9], 20, -1)).toBe(9);
  });
});
