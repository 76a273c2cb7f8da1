/** What trays lead to, turns ahead. */
import { describe, expect, it } from "vitest";
import { endings, fulfils, soonest, sownCircle, sownCounts, wayTo } from "../../src/trajan/planner.ts";

describe("reach", () => {
  it("tells which trays end where", () => {
    expect(endings([1, 4, 2, 1, 2, 2])).toEqual(new Map([[1, [0, 5]], [5, [1]], [4, [2, 3]], [0, [4]]]));
  });

  it("empties the source and fills the trays after it", () => {
    expect(sownCounts([1, 4, 2, 1, 2, 2], 1)).toEqual([1, 0, 3, 2, 3, 3]);
    expect(sownCounts([6, 0, 0, 0, 0, 0], 0)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("finds the soonest turn of each action", () => {
    expect(soonest([1, 0, 0, 0, 0, 0], 3)).toEqual([Infinity, 1, 2, 3, Infinity, Infinity]);
  });
});

describe("a tile", () => {
  it("wants both markers, also twice the same", () => {
    expect(fulfils(["blue", "pink"], ["blue", "blue"])).toBe(false);
    expect(fulfils(["blue", "pink", "blue"], ["blue", "blue"])).toBe(true);
  });

  it("is completed in the first turn by the right order", () => {
    const circle = [[], [], [], [], ["white", "pink"], ["blue"]];
    expect(wayTo(circle, 0, ["pink", "pink"], 1)).toBeNull();
    const way = wayTo([["green"], [], [], [], ["white", "pink"], []], 0, ["green", "pink"], 1);
    expect(way).toEqual([{ source: 4, order: ["white", "pink"] }]);
  });

  it("is completed in a later turn where one does not suffice", () => {
    const circle = [[], ["blue"], ["blue"], [], [], []];
    const way = wayTo(circle, 3, ["blue", "blue"], 3)!;
    expect(way).toHaveLength(3);
    const end = way.reduce(sownCircle, circle as string[][]);
    expect(end[3]).toEqual(["blue", "blue"]);
  });

  it("is out of reach where the colours are missing", () => {
    expect(wayTo([["blue"], [], [], [], [], []], 1, ["pink", "blue"], 3)).toBeNull();
  });
});
