/** What trays lead to, turns ahead. That no way is shorter is tried out with the real rules, in tests/table. */
import { describe, expect, it } from "vitest";
import {
  completes,
  completing,
  endings,
  isAnyOrder,
  lacks,
  neededIn,
  plannedOf,
} from "../../../src/games/trajan/planner.ts";
import { isLastTurn, soonest, sownCircle, spacesOf, timeLeft, waysTo } from "../../../src/games/trajan/planner.ts";
import type { TrajanBox, TrajanPosition } from "../../../src/wire.ts";

const TRAJAN = 4;

describe("reach", () => {
  it("finds the soonest turn of each action", () => {
    expect(soonest([["blue"], [], [], [], [], []], 3)).toEqual([Infinity, 1, 2, 3, Infinity, Infinity]);
    expect(soonest([["blue"], ["pink"], [], [], [], []], 1)).toEqual([Infinity, 1, 1, Infinity, Infinity, Infinity]);
  });

  it("ends with the game", () => {
    const circle = [["blue", "pink"], [], [], [], [], []]; // both spaces that are left
    expect(soonest(circle, 2, 3)).toEqual([Infinity, Infinity, 1, 2, Infinity, Infinity]);
    expect(soonest(circle, 2, 2)).toEqual([Infinity, Infinity, 1, Infinity, Infinity, Infinity]);
    expect(soonest(circle, 2, 5, 2)).toEqual([Infinity, Infinity, 1, 2, Infinity, Infinity]);
    expect(soonest(circle, 2, 4, 2)).toEqual([Infinity, Infinity, 1, Infinity, Infinity, Infinity]); // rivals end it
  });
});

describe("a tile", () => {
  const circle = [["green"], [], [], [], ["white", "pink"], []];

  it("is completed by the right order", () => {
    const goal = { slot: 0, wanted: ["green", "pink"] };
    expect(completing(circle, 4, goal)).toEqual(["white", "pink"]);
    expect(completes(circle, { source: 4, order: ["white", "pink"] }, goal)).toBe(true);
    expect(completes(circle, { source: 4, order: ["pink", "white"] }, goal)).toBe(false);
    expect(waysTo(circle, { ...goal, takenAt: null })).toEqual([[{ source: 4, order: ["white", "pink"] }]]);
  });

  it("does not ask for an order where all it wants lies there, or too much is missing", () => {
    const full = [["green", "pink"], [], [], [], ["white", "pink"], []];
    expect(isAnyOrder(full, 4, { slot: 0, wanted: ["green", "pink"] })).toBe(true);
    expect(isAnyOrder(circle, 4, { slot: 0, wanted: ["green", "pink"] })).toBe(false);
    expect(isAnyOrder(circle, 4, { slot: 0, wanted: ["pink", "pink"] })).toBe(true); // one of them lies nowhere near
  });

  it("that lacks a colour which is sown makes the order count, also where it is not completed now", () => {
    const sown = { source: 4, order: ["white", "pink"] };
    expect(lacks(circle, sown, { slot: 2, wanted: ["pink", "blue"] })).toBe(true);
    expect(lacks(circle, sown, { slot: 0, wanted: ["green", "blue"] })).toBe(false); // neither colour is sown
    expect(lacks([...circle.slice(0, 5), ["pink"]], sown, { slot: 5, wanted: ["pink", "blue"] })).toBe(false); // it lies there
  });

  it("wants two markers where it shows one colour twice", () => {
    expect(completing(circle, 4, { slot: 0, wanted: ["pink", "pink"] })).toBeNull();
    expect(completing([["pink"], ...circle.slice(1)], 4, { slot: 0, wanted: ["pink", "pink"] })).toEqual([
      "white",
      "pink",
    ]);
  });

  it("gets two markers of more than six", () => {
    const seven = ["yellow", "yellow", "orange", "orange", "blue", "white", "pink"];
    const order = completing([seven, [], [], [], [], []], 0, { slot: 1, wanted: ["blue", "pink"] })!;
    expect(order.slice(0, 2).sort()).toEqual(["blue", "pink"]);
    expect([...order].sort()).toEqual([...seven].sort());
  });

  it("needs its markers beside it when the last one is sown, not those that were taken up", () => {
    const six = ["blue", "blue", "white", "white", "pink", "pink"];
    expect(completing([six, [], [], [], [], []], 0, { slot: 0, wanted: ["blue", "pink"] })).toBeNull();
  });

  it("that lies open is taken first", () => {
    const goal = { slot: 5, wanted: ["blue", "pink"], takenAt: TRAJAN };
    const [way] = waysTo([[], [], [], ["white"], ["blue"], ["pink"]], goal);
    expect(way?.map(({ source }) => source)).toEqual([4, 3, 4]); // the second one takes it
    expect(waysTo([[], [], [], ["white"], ["blue"], ["pink"]], { ...goal, takenAt: null })[0]).toHaveLength(1);
  });

  it("is out of reach where the colours are missing, or the game ends before", () => {
    const goal = { slot: 5, wanted: ["blue", "pink"], takenAt: null };
    expect(waysTo([["blue"], [], [], [], [], []], { ...goal, slot: 1 })).toEqual([]);
    const far = [[], [], [], ["blue"], [], ["pink"]];
    expect(waysTo(far, goal)[0]).toHaveLength(2);
    expect(waysTo(far, goal, 1)).toEqual([]);
    expect(waysTo(far, goal, 3, 2)).toEqual([]);
  });

  it("needs only those markers in their places without which the same trays would not complete it", () => {
    const goal = { slot: 0, wanted: ["green", "pink"], takenAt: null };
    const neededIn = (before: string[][], way: { source: number; order: string[] }[]) =>
      plannedOf(before, way, goal).needed;
    const last = { source: 4, order: ["blue", "pink"] };
    const before = [["green"], [], ["blue", "white"], [], ["pink"], []];
    const first = { source: 2, order: ["blue", "white"] };
    expect([neededIn(before, [first, last]), neededIn(sownCircle(before, first), [last])]).toEqual([[], [1]]);
    const coming = [["green"], [], ["pink", "white"], [], ["blue"], []]; // pink has to reach the fifth tray
    expect(neededIn(coming, [{ source: 2, order: ["white", "pink"] }, last])).toEqual([1]);
    const alike = [["green"], [], [], ["green", "pink", "pink"], [], []]; // one pink matters, the colour of the rest not
    expect(neededIn(alike, [{ source: 3, order: ["green", "pink", "pink"] }])).toEqual([2]);
    const both = [[], [], [], ["green", "pink", "pink"], [], []];
    expect(neededIn([["green", "pink"], ...both.slice(1)], [{ source: 3, order: ["green", "pink", "pink"] }])).toEqual(
      [],
    );
  });

  it("is still planned for as long as what is needed comes to its tray", () => {
    const plan = { source: 3, order: ["white", "blue", "pink"], needed: [2] };
    expect(neededIn(plan, ["blue", "white", "pink"])).toEqual([2]);
    expect(neededIn(plan, ["pink", "white", "blue"])).toEqual([]);
    const seven = ["pink", "blue", "white", "white", "green", "green", "orange"];
    expect(neededIn({ source: 3, order: seven, needed: [0] }, ["blue", "pink", ...seven.slice(2)])).toEqual([1]); // of one tray
  });

  it("is told with what moves time least first", () => {
    const ways = waysTo([["pink"], [], ["yellow", "white", "blue"], [], ["blue"], ["pink"]], {
      slot: 5,
      wanted: ["blue", "pink"],
      takenAt: null,
    });
    expect(ways.map(spacesOf)).toEqual([1, 3]);
  });
});

describe("time", () => {
  const box = { time_loop: 21, rounds: 4 } as TrajanBox;
  const at = (quarter: number, round: number, time: number, round_ends = false) =>
    ({ quarter, round, time, round_ends }) as TrajanPosition;
  const way = [3, 4, 5].map((count) => ({ source: 0, order: Array.from({ length: count }, () => "blue") }));

  it("comes round by one's own markers", () => {
    expect(endings(at(0, 0, 5), box, way)).toEqual([null, null, null]);
    expect(endings(at(0, 0, 14), box, way)).toEqual([null, "round", null]);
    expect(endings(at(1, 3, 18), box, way)).toEqual(["quarter", null, null]);
    expect(endings(at(3, 3, 9), box, way)).toEqual([null, null, "game"]);
    expect(endings(at(3, 2, 18, true), box, way)[0]).toBe("game"); // the third round ends with this turn
  });

  it("is short only in the last round of the game", () => {
    expect([timeLeft(at(3, 3, 9), box), timeLeft(at(3, 2, 9), box)]).toEqual([12, Infinity]);
    expect(timeLeft(at(3, 3, 2, true), box)).toBe(0); // no turn follows this one
    const ofThree = (time: number) => ({ ...at(3, 3, time), mats: [1, 2, 3] }) as unknown as ReturnType<typeof at>;
    expect([1, 2].map((markers) => isLastTurn(ofThree(box.time_loop - 4), box, markers))).toEqual([false, true]);
  });
});
