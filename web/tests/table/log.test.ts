import { expect, test } from "vitest";
import { hasDoneNothing, lastTurnEnd, recapOf, sectionBefore } from "../../src/table/log.ts";
import type { LogLine } from "../../src/wire.ts";

const line = (seat: number | null, chosen = true) => ({ seat, chosen }) as LogLine;
const log = (...seats: (number | null)[]) => seats.map((seat) => line(seat));

test("what the others did comes after the reader's last line", () => expect(lastTurnEnd(log(0, 0, 1, 2), 0)).toBe(2));

test("in the reader's own turn it is what came before that turn", () =>
  expect(lastTurnEnd(log(0, 1, 2, 0, 0), 0)).toBe(1));

test("lines of nobody belong to the others", () => expect(lastTurnEnd(log(0, null, 1), 0)).toBe(1));

test("what a scoring does to the reader is new to them", () => {
  const scoring = [line(null), line(0, false), line(1, false), line(null)];
  expect(lastTurnEnd([...log(0, 1), ...scoring], 0)).toBe(1);
});

test("that the reader begins a turn is part of it", () =>
  expect(lastTurnEnd([...log(0, 1), line(0, false)], 0)).toBe(1));

test("who has done nothing yet has had no last turn", () => expect(lastTurnEnd(log(1, 2), 0)).toBeNull());

test("a game that only the reader has touched has nothing new", () => expect(lastTurnEnd(log(0, 0), 0)).toBeNull());

test("what was set up for the reader is nothing they did", () => {
  expect(hasDoneNothing(log(0, 1, null, 1), 0)).toBe(true);
  expect(hasDoneNothing(log(0, 1, null, 1, 0), 0)).toBe(false);
});

test("a spectator has no turns", () => expect(lastTurnEnd(log(0, 1), -1)).toBeNull());

test("what led to the last heading stands under the heading before it", () => {
  const lines = log(0, null, 1, null, 0, 1, null, 2);
  expect(sectionBefore(lines)).toEqual(lines.slice(3, 6));
});

test("before a first heading there is no other", () => expect(sectionBefore(log(0, null, 1))).toEqual([]));

const deed = (
  seat: number,
  brief: string,
  points: [seat: number, points: number][] = [],
  more: Partial<LogLine> = {},
): LogLine => ({
  ...{ seat, chosen: true, text: `${seat} ${brief}`, brief, anchors: [brief], motions: [] },
  gains: points.map(([to, count]) => ({ seat: to, points: count, anchor: "", source: "" })),
  ...more,
});
const begins = (seat: number) => deed(seat, "begins", [], { chosen: false, anchors: [] });

test("the recap says who did what for how many points since the reader's last turn", () => {
  const before = [deed(1, "old", [[1, 9]]), deed(0, "mine")];
  const since = [
    begins(1),
    deed(1, "builds", [[1, 3]]),
    deed(1, "takes"),
    begins(2),
    deed(2, "ships", [
      [2, 6],
      [1, 1],
    ]),
    begins(0),
  ];
  const recap = recapOf([...before, ...since], 0);
  expect(recap.map(({ seat, points, deeds }) => [seat, points, deeds.map(({ brief }) => brief)])).toEqual([
    [1, 4, ["builds", "takes"]],
    [2, 6, ["ships"]],
  ]);
  expect(recap[0]?.deeds[0]).toMatchObject({ points: 3, anchors: ["builds"] });
});

test("what goes on with a deed belongs to it, also in the recap", () => {
  const [share] = recapOf([deed(0, "mine"), deed(1, "sows"), deed(1, "", [], { anchors: ["tray"] })], 0);
  expect(share?.deeds).toMatchObject([{ brief: "sows", anchors: ["sows", "tray"] }]);
});

test("the recap stays the same while the reader's own turn goes on, and has what the rules brought meanwhile", () => {
  const since = [deed(0, "mine"), deed(1, "builds"), deed(0, "scores", [[0, 5]], { chosen: false })];
  const recap = recapOf(since, 0);
  expect(recap.map(({ seat, points }) => [seat, points])).toEqual([
    [1, 0],
    [0, 5],
  ]);
  expect(recapOf([...since, deed(0, "acts"), deed(0, "again")], 0)).toEqual(recap);
});

test("before the reader's first turn the recap tells all that the others did", () => {
  expect(recapOf([begins(1), deed(1, "sows"), begins(0)], 0).map(({ seat }) => seat)).toEqual([1]);
  expect(recapOf([deed(1, "sows")], -1)).toEqual([]);
});

test("the recap tells apart who left a seat and the bot that took it over", () => {
  const lines = [deed(0, "mine"), deed(1, "builds", [[1, 3]]), deed(1, "takes", [[1, 2]])];
  const recap = recapOf(lines, 0, [{ seat: 1, name: "Anna", lines: 2 }]);
  expect(recap.map(({ seat, left, points }) => [seat, left, points])).toEqual([
    [1, "Anna", 3],
    [1, null, 2],
  ]);
});
