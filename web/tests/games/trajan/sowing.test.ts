/** Orders of colours and the answers that the rules ask for; the samples come from plans of the real rules. */
import { describe, expect, it } from "vitest";
import { sownCircle } from "../../../src/games/trajan/planner.ts";
import { actionsOf, exchanged, orderOf, receivers, stepTo, targetOf } from "../../../src/games/trajan/sowing.ts";

import sowings from "./sowings.json";

const COLOURS = ["yellow", "orange", "blue", "white", "pink", "green"];

describe("where markers go", () => {
  it("gives one to each of the next trays, the source not skipped", () => {
    expect(receivers(4, 3)).toEqual([5, 0, 1]);
    expect(receivers(0, 6)).toEqual([1, 2, 3, 4, 5, 0]);
    expect([targetOf(4, 3), targetOf(0, 6)]).toEqual([1, 0]);
  });

  it("gives two to the first trays where there are more than six", () => {
    expect(receivers(1, 8)).toEqual([2, 2, 3, 3, 4, 5, 0, 1]);
    expect(targetOf(1, 8)).toBe(3);
  });

  it("counts one step for each tray, whether it gets one or two", () => {
    expect(receivers(1, 8).map((tray) => stepTo(1, tray))).toEqual([1, 1, 2, 2, 3, 4, 5, 6]);
  });
});

describe("an order as answers", () => {
  it("says nothing about what leaves no choice", () => {
    expect(actionsOf("senate", ["yellow"], COLOURS)).toEqual(["tray.senate"]);
    expect(actionsOf("trajan", ["pink", "white"], COLOURS)).toEqual(["tray.trajan", "sow.pink"]);
    expect(actionsOf("seaport", ["green", "pink", "white", "blue", "orange", "orange"], COLOURS)).toEqual([
      ...["tray.seaport", "sow.green", "sow.pink", "sow.white", "sow.blue"],
    ]);
  });

  it("is read back as the same order", () => {
    const order = ["green", "pink", "white", "orange", "orange", "blue"];
    const actions = actionsOf("seaport", order, COLOURS);
    expect(actions).toEqual(["tray.seaport", "sow.green", "sow.pink", "sow.white", "sow.orange", "sow.orange"]);
    expect(orderOf(actions, [...order].sort(), COLOURS)).toEqual(order);
  });

  it("names the two markers of one tray in the order of the colours", () => {
    const order = ["blue", "green", "yellow", "yellow", "white", "pink", "orange", "green"];
    const swapped = exchanged(order, 0, 6, COLOURS);
    expect(swapped).toEqual(["orange", "green", "yellow", "yellow", "white", "pink", "blue", "green"]);
    expect(exchanged(order, 1, 2, COLOURS).slice(0, 4)).toEqual(["yellow", "blue", "yellow", "green"]);
    const actions = actionsOf("forum", swapped, COLOURS);
    expect(orderOf(actions, order, COLOURS)).toEqual(swapped);
  });
});

/** Trays of one to twelve markers, sown at random by the real rules: what they asked for, and how the circle lay then. */
describe("the rules and the page", () => {
  const sorted = (circle: string[][]) => circle.map((markers) => [...markers].sort());

  it.each(sowings)("agree on $actions", ({ source, markers, actions, before, after }) => {
    const order = orderOf(actions, markers, COLOURS);
    expect(actionsOf(actions[0]!.slice("tray.".length), order, COLOURS)).toEqual(actions);
    expect(sorted(sownCircle(before, { source, order }))).toEqual(sorted(after));
  });
});
