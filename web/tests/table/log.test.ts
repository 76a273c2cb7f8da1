import { expect, test } from "vitest";
import { lastTurnEnd, sectionBefore } from "../../src/table/log.ts";
import type { LogLine } from "../../src/wire.ts";

const log = (...seats: (number | null)[]) => seats.map((seat) => ({ seat }) as LogLine);

test("what the others did comes after the reader's last line", () => expect(lastTurnEnd(log(0, 0, 1, 2), 0)).toBe(2));

test("in his own turn it is what came before that turn", () => expect(lastTurnEnd(log(0, 1, 2, 0, 0), 0)).toBe(1));

test("lines of nobody belong to the others", () => expect(lastTurnEnd(log(0, null, 1), 0)).toBe(1));

test("who has done nothing yet has had no last turn", () => expect(lastTurnEnd(log(1, 2), 0)).toBeNull());

test("a game that only the reader has touched has nothing new", () => expect(lastTurnEnd(log(0, 0), 0)).toBeNull());

test("a spectator has no turns", () => expect(lastTurnEnd(log(0, 1), -1)).toBeNull());

test("what led to the last heading stands under the heading before it", () => {
  const lines = log(0, null, 1, null, 0, 1, null, 2);
  expect(sectionBefore(lines)).toEqual(lines.slice(3, 6));
});

test("before a first heading there is no other", () => expect(sectionBefore(log(0, null, 1))).toEqual([]));
