import { expect, test } from "vitest";
import { endGains, niceStep, pointsOf, ranked, sourcesOf } from "../../src/table/scores.ts";
import type { Score } from "../../src/wire.ts";

const score = (...sources: [string, number][]): Score => ({
  points: 0,
  forecast: 0,
  sources: sources.map(([name, points]) => ({ name, title: name.toUpperCase(), points, forecast: 0 })),
  rounds: [],
});

test("a source that several seats have is listed once", () => {
  expect(sourcesOf([score(["crane", 1], ["eagle", 2]), score(["eagle", 3])])).toEqual([
    { name: "crane", title: "CRANE" },
    { name: "eagle", title: "EAGLE" },
  ]);
});

test("a source that a seat does not have is worth nothing", () => {
  expect(pointsOf(score(["crane", 4]), "eagle")).toBe(0);
});

test("the end of a cycle or quarter tells of what scores then alone, and of nothing that brought nothing", () => {
  const before = [score(["shipping", 2], ["eagle", 1], ["demands", 0]), score(["shipping", 0], ["eagle", 3], ["demands", -4])];
  const after = [score(["shipping", 7], ["eagle", 1], ["demands", -9]), score(["shipping", 0], ["eagle", 3], ["demands", -4])];
  expect(endGains(before, after)).toEqual([{ title: "DEMANDS", points: [-9, 0] }]);
});

test("seats are ranked by their places, equal ones in the order of the table", () => {
  expect(ranked([3, 1, 1, 4])).toEqual([1, 2, 0, 3]);
});

test.each([
  [0, 1],
  [5, 1],
  [35, 10],
  [101, 20],
  [600, 100],
])("a chart up to %i has a line every %i", (most, step) => expect(niceStep(most)).toBe(step));
