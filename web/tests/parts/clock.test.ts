import { expect, test } from "vitest";
import { leftOf, stillUntil, unitsOf, urgencyOf } from "../../src/parts/clock.ts";
import { momentName } from "../../src/parts/times.ts";
import type { Clock } from "../../src/wire.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A turn of 24 hours that began at 0, around a night of eight. */
const TURN: Clock = { ends: 32 * HOUR, of: 24 * HOUR, still: [[14 * HOUR, 22 * HOUR]] };
const DAY_AND_NIGHT: Clock = { ends: 24 * HOUR, of: 24 * HOUR, still: [] };

test("the hours of the night do not count", () => {
  expect(leftOf(TURN, 0)).toBe(24 * HOUR);
  expect(leftOf(TURN, 14 * HOUR)).toBe(10 * HOUR);
  expect(leftOf(TURN, 20 * HOUR)).toBe(10 * HOUR);
  expect(leftOf(TURN, 30 * HOUR)).toBe(2 * HOUR);
  expect(leftOf(TURN, 40 * HOUR)).toBe(0);
});

test("a clock says until when it stands still", () => {
  expect(stillUntil(TURN, 20 * HOUR)).toBe(22 * HOUR);
  expect(urgencyOf(TURN, 20 * HOUR)).toBe("still");
  expect(stillUntil(TURN, 22 * HOUR)).toBeUndefined();
});

test("a moment of a later week has its date, as its weekday could be one of this week", () => {
  const friday = (day: number) => new Date(2026, 10, day, 8).getTime();
  expect(momentName(friday(20), friday(20))).toMatch(/^8:00.AM$/);
  expect(momentName(friday(20), friday(18))).toMatch(/^Fri 8:00.AM$/);
  expect(momentName(friday(27), friday(20))).toBe("Nov 27");
});

test("the last quarter and the last tenth of a turn are told apart", () => {
  const urgency = (left: number) => urgencyOf(DAY_AND_NIGHT, (24 - left) * HOUR);
  expect([23, 7, 5, 3, 2, 0.1, 0].map(urgency)).toEqual(["calm", "calm", "soon", "soon", "last", "last", "over"]);
});

test("a duration is as exact as one wants to know", () => {
  expect(unitsOf(60 * HOUR)).toEqual([
    ["day", 2],
    ["hour", 12],
  ]);
  expect(unitsOf(48 * HOUR)).toEqual([["day", 2]]);
  expect(unitsOf(24 * HOUR)).toEqual([["hour", 24]]);
  expect(unitsOf(15.5 * HOUR)).toEqual([["hour", 15]]);
  expect(unitsOf(85 * MINUTE)).toEqual([
    ["hour", 1],
    ["minute", 25],
  ]);
  expect(unitsOf(12.9 * MINUTE)).toEqual([["minute", 12]]);
  expect(unitsOf(4.5 * MINUTE)).toEqual([
    ["minute", 4],
    ["second", 30],
  ]);
});
