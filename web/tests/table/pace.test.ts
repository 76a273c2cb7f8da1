import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/settings.svelte.ts";
import { flightsOf } from "../../src/table/flights.ts";
import { Pace, type Source } from "../../src/table/pace.svelte.ts";
import type { Decision, LogLine, Table } from "../../src/wire.ts";

const line = (seat: number, text: string): LogLine => ({
  seat,
  chosen: true,
  text,
  anchors: [],
  motions: [{ piece: "resource:coin", source: `${seat}.hand.own`, target: `${seat}.resource.coin` }],
  gains: [],
});
const table = (revision: number, decides = false) =>
  ({ revision, reader: 0, decision: decides ? ({ answers: [] } as unknown as Decision) : null }) as Table;

/** A game that pushes tables. */
function pushing() {
  const source = { table: null as Table | null, log: [] as LogLine[], news: [] as LogLine[] };
  const pace = new Pace(source as unknown as Source);
  const push = (next: Table | null, ...news: LogLine[]) => {
    Object.assign(source, { table: next, log: [...source.log, ...news], news });
    pace.take();
  };
  return { pace, push };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  settings.botTurns = "watched";
});
afterEach(() => void vi.useRealTimers());

test("what others do is shown one after the other", () => {
  const { pace, push } = pushing();
  push(table(1));
  push(table(2), line(1, "Marcus takes a coin"));
  push(table(3, true), line(2, "Helena takes a coin"));
  expect(pace.table?.revision).toBe(2);
  expect(pace.log.map(({ text }) => text)).toEqual(["Marcus takes a coin"]);
  vi.runAllTimers();
  expect(pace.table?.revision).toBe(3);
  expect(pace.step).toBeNull();
});

test("a table that tells nothing new waits for what is being shown", () => {
  const { pace, push } = pushing();
  push(table(1));
  push(table(2), line(1, "Marcus takes a coin"));
  push(table(3, true)); // somebody has chosen secretly
  push(table(4, true), line(2, "Helena takes a coin"));
  expect(pace.table?.revision).toBe(2);
  vi.advanceTimersToNextTimer();
  expect(pace.table?.revision).toBe(4);
  expect(pace.step?.lines.map(({ text }) => text)).toEqual(["Helena takes a coin"]);
});

test("one's own deeds are there at once", () => {
  const { pace, push } = pushing();
  push(table(1, true));
  push(table(2, true), line(0, "Livia takes a coin"));
  push(table(3, true), line(0, "Livia takes another"));
  expect(pace.table?.revision).toBe(3);
  expect(pace.step?.lines.map(({ text }) => text)).toEqual(["Livia takes another"]);
});

test("whoever is deciding is not held up by the others", () => {
  const { pace, push } = pushing();
  push(table(1, true));
  push(table(2, true), line(1, "Marcus chooses"));
  push(table(3, true), line(2, "Helena chooses"));
  expect(pace.table?.revision).toBe(3);
});

test("skipping shows how things stand", () => {
  const { pace, push } = pushing();
  push(table(1));
  push(table(2), line(1, "a"));
  push(table(3), line(2, "b"));
  push(table(4, true), line(3, "c"));
  pace.skip();
  expect(pace.table?.revision).toBe(4);
  expect(pace.step).toBeNull();
  vi.runAllTimers();
  expect(pace.table?.revision).toBe(4);
});

test.each(["none", "summarised"] as const)("nothing is held back when turns are %s", (choice) => {
  if (choice === "none") settings.speed = "none";
  else settings.botTurns = "summarised";
  const { pace, push } = pushing();
  push(table(1));
  push(table(2), line(1, "a"));
  push(table(3), line(2, "b"));
  expect(pace.table?.revision).toBe(3);
  expect(pace.step).toBeNull();
});

test("the table stays until the next one comes, as when the language changes", () => {
  const { pace, push } = pushing();
  push(table(1));
  push(null);
  expect(pace.table?.revision).toBe(1);
  push({ ...table(1), language: "de" });
  expect(pace.table?.language).toBe("de");
});

test("pieces of one line fly together, lines one after the other, points to the score", () => {
  const second = { ...line(1, "b"), motions: [], gains: [{ seat: 1, points: 5, anchor: "1.space.r1c1", source: "column" }] };
  const [coin, points] = flightsOf([line(1, "a"), second], 0);
  expect(coin).toMatchObject({ piece: "resource:coin", delay: 0, gain: null });
  expect(points).toMatchObject({ piece: "points:5", source: "1.space.r1c1", target: "1.score", gain: { points: 5 } });
  expect(points!.delay).toBeGreaterThan(coin!.delay);
});
