/** What the table of Trajan reads out of a position. */
import { describe, expect, it } from "vitest";
import {
  bestAnswer,
  bestShipment,
  canEndRound,
  isOf,
  unitsFor,
  unplaced,
  type Mat,
} from "../../../src/games/trajan/reading.ts";
import type { Answer, Decision, TrajanBox, TrajanPosition } from "../../../src/wire.ts";

const box = { time_loop: 21 } as TrajanBox;
const mat = (given: Partial<Mat>): Mat => ({ trays: [], hand: {}, tiles: {}, ...given }) as Mat;
const gain = (points: number) => ({ points, forecast: 0, sources: {}, resources: {} });

describe("time", () => {
  const position = (time: number, ...counts: number[]) =>
    ({
      time,
      round_ends: false,
      mats: counts.map((count) => mat({ trays: [Array<string>(count).fill("blue")] })),
    }) as unknown as TrajanPosition;

  it("names the seats whose largest tray reaches the gate", () => {
    expect(canEndRound(position(17, 3, 4, 6), box)).toEqual([1, 2]);
    expect(canEndRound(position(5, 3, 4, 6), box)).toEqual([]);
  });
});

describe("the circle", () => {
  it("still has to place two markers of each colour, less those that lie", () => {
    expect(unplaced(mat({ trays: [["blue", "pink"], ["blue"]] }), ["blue", "pink"])).toEqual(["pink"]);
  });
});

describe("shipping", () => {
  it("counts what each ship takes, wild tiles included", () => {
    const hand = { fish: 3, oil: 1, wine: 2 };
    expect(["identical", "pairs", "different"].map((ship) => unitsFor(ship, hand, 0))).toEqual([3, 2, 3]);
    expect(["identical", "pairs", "different"].map((ship) => unitsFor(ship, hand, 1))).toEqual([4, 3, 4]);
    expect(unitsFor("pairs", {}, 2)).toBe(1);
  });

  it("finds the ship that pays most, and none for an empty hand", () => {
    const ships = [
      { name: "identical", turned: false, points: [0, 2, 6, 12, 20] },
      { name: "different", turned: true, points: [0, 0, 1, 3, 5] },
    ];
    const position = { ships, mats: [mat({ hand: { fish: 2, oil: 1 } }), mat({})] } as unknown as TrajanPosition;
    expect(bestShipment(position, 0)).toEqual({ ship: "identical", units: 2, points: 6 });
    expect(bestShipment(position, 1)).toBeNull();
  });
});

describe("answers", () => {
  it("belong to the area where they are given", () => {
    expect(isOf("military", "province.alpes")).toBe(true);
    expect(isOf("military", "0.hand.fish")).toBe(false);
    expect(isOf("construction", "worker-camp")).toBe(true);
    expect(isOf("trajan", null)).toBe(false);
  });

  it("are compared by what is known of them", () => {
    const answers = [
      { action: "a", preview: gain(2) },
      { action: "b", preview: null },
      { action: "c", preview: gain(5) },
    ];
    const decision = { answers, plans: [] } as unknown as Decision;
    expect(bestAnswer(decision)?.action).toBe("c");
    expect(bestAnswer(decision, ({ action }: Answer) => action === "b")).toBeNull();
  });

  it("count for what their plan brings in the best way", () => {
    const answers = [
      { action: "a", preview: gain(2) },
      { action: "ship", preview: gain(0) },
    ];
    const plans = [{ action: "ship", ways: [{ preview: gain(6) }, { preview: gain(4) }] }];
    const best = bestAnswer({ answers, plans } as unknown as Decision);
    expect([best?.action, best?.preview?.points]).toEqual(["ship", 6]);
  });
});
