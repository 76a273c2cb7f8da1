import { expect, test } from "vitest";
import { hasDoneNothing, lastTurnEnd, sectionBefore } from "../../src/table/log.ts";
import type { LogLine } from "../../src/wire.ts";

const line = (seat: number | null, chosen = true) => ({ seat, chosen }) as LogLine;
const log = (...seats: (number | null)[]) => seats.map((seat) => line(seat));

test("what the others did comes after the reader's last line", () => expect(lastTurnEnd(log(0, 0, 1, 2), 0)).toBe(2));

test("in his own turn it is what came before that turn", () => expect(lastTurnEnd(log(0, 1, 2, 0, 0), 0)).toBe(1));

test("lines of nobody belong to the others", () => expect(lastTurnEnd(log(0, null, 1), 0)).toBe(1));

test("what a scoring does to him is new to him", () => {
  const scoring = [line(null), line(0, false), line(1, false), line(null)];
  expect(lastTurnEnd([...log(0, 1), ...scoring], 0)).toBe(1);
});

test("that he begins a turn is part of it", () => expect(lastTurnEnd([...log(0, 1), line(0, false)], 0)).toBe(1));

test("who has done nothing yet has had no last turn", () => expect(lastTurnEnd(log(1, 2), 0)).toBeNull());

test("a game that only the reader has touched has nothing new", () => expect(lastTurnEnd(log(0, 0), 0)).toBeNull());

test("what was set up for him the reader has not done", () => {
  expect(hasDoneNothing(log(0, 1, null, 1), 0)).toBe(true);
  expect(hasDoneNothing(log(0, 1, null, 1, 0), 0)).toBe(false);
});

test("a spectator has no turns", () => expect(lastTurnEnd(log(0, 1), -1)).toBeNull());

test("what led to the last heading stands under the heading before it", () => {
  const lines = log(0, null, 1, null, 0, 1, null, 2);
  expect(sectionBefore(lines)).toEqual(lines.slice(3, 6));
});

test("before a first heading there is no other", () => expect(sectionBefore(log(0, null, 1))).toEqual([]));
