import { expect, test } from "vitest";
import { gainsIn, niceStep, pointsOf, ranked, sourcesOf } from "../../src/table/scores.ts";
import type { LogLine, Score } from "../../src/wire.ts";

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

test("lines of the log tell what they brought, by source, and of nothing that brought nothing", () => {
  const scores = [score(["crane", 9], ["demands", 0]), score(["eagle", 3], ["demands", -9])];
  const line = (...gains: [seat: number, source: string, points: number][]): LogLine => ({
    ...{ seat: 0, chosen: false, text: "", brief: "", anchors: [], motions: [] },
    gains: gains.map(([seat, source, points]) => ({ seat, source, points, anchor: "" })),
  });
  const lines = [line([0, "crane", 4], [1, "demands", -9]), line(), line([0, "crane", 5])];
  expect(gainsIn(lines, scores)).toEqual([
    { title: "CRANE", points: [9, 0] },
    { title: "DEMANDS", points: [0, -9] },
  ]);
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
