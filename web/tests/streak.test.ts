import { expect, test } from "vitest";
import { dayOf, daysAfter, longestOf, streakOf, weekTo } from "../src/streak.ts";

const TODAY = "2026-11-16";
const ago = (...counts: number[]) => counts.map((count) => daysAfter(TODAY, -count));

test("days in a row are counted, whether or not today is done yet", () => {
  expect(streakOf(ago(0, 1, 2), TODAY)).toBe(3);
  expect(streakOf(ago(1, 2), TODAY)).toBe(2);
  expect(streakOf([], TODAY)).toBe(0);
});

test("one missed day is forgiven but does not count, two end the row", () => {
  expect(streakOf(ago(0, 2, 3), TODAY)).toBe(3);
  expect(streakOf(ago(2, 3), TODAY)).toBe(2);
  expect(streakOf(ago(0, 3, 4), TODAY)).toBe(1);
  expect(streakOf(ago(3, 4), TODAY)).toBe(0);
});

test("the longest row is remembered after it has ended", () => {
  expect(longestOf(ago(0, 10, 11, 12, 20))).toBe(3);
  expect(longestOf([])).toBe(0);
});

test("a day is that of this browser's calendar, also where the clock changes", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(daysAfter("2026-03-28", 2)).toBe("2026-03-30");
  expect(weekTo("2026-03-01")).toEqual([
    "2026-02-23",
    "2026-02-24",
    "2026-02-25",
    "2026-02-26",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
  ]);
});
