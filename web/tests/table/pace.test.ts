import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/settings.svelte.ts";
import { flightsOf } from "../../src/table/flights.ts";
import { Pace, type Source } from "../../src/table/pace.svelte.ts";
import { readingTime, wordsOf, type Step } from "../../src/table/steps.ts";
import type { Decision, LogLine, Table } from "../../src/wire.ts";

const line = (seat: number | null, text: string, more: Partial<LogLine> = {}): LogLine => ({
  seat,
  chosen: seat !== null,
  text,
  brief: text,
  anchors: [],
  motions: [{ piece: "resource:coin", source: `${seat}.hand.own`, target: `${seat}.resource.coin` }],
  gains: [],
  ...more,
});
/** Of which nothing is to be seen. */
const words = (seat: number, text: string, chosen = true): LogLine => line(seat, text, { chosen, motions: [] });
const table = (revision: number, question = "", more: Partial<Table> = {}) => {
  const decision = question ? ({ title: question, answers: [] } as unknown as Decision) : null;
  return { revision, reader: 0, language: "en", decision, ...more } as Table;
};

/** A game that pushes tables, at which one has just ended a turn. */
function pushing(reader = 0) {
  const source = {
    table: null as Table | null,
    log: [] as LogLine[],
    news: [] as LogLine[],
    recall: vi.fn(async () => [] as Step[]),
  };
  const pace = new Pace(source as unknown as Source);
  const push = (next: Table | null, ...news: LogLine[]) => {
    Object.assign(source, { table: next && { ...next, reader }, log: [...source.log, ...news], news });
    pace.take();
  };
  const pushLog = (next: Table, log: LogLine[], news: LogLine[] = []) => {
    Object.assign(source, { table: { ...next, reader }, log, news });
    pace.take();
  };
  push(table(1, "before", {}), words(0, "I build"));
  push(table(2));
  return { pace, push, pushLog, source };
}

const shown = (pace: Pace) => (pace.shown && !pace.isWaiting ? wordsOf(pace.shown) : null);
/** All steps as they pass. */
function watched(pace: Pace): string[] {
  const seen: string[] = [];
  for (let rest = 50; rest > 0 && shown(pace) !== null; rest -= 1) {
    seen.push(shown(pace)!);
    vi.advanceTimersToNextTimer();
  }
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => void vi.useRealTimers());

test("what others do is shown one after the other, also when it is one's own turn by then", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "Marcus takes a coin"));
  push(table(4), line(2, "Helena takes a coin"), words(0, "I begin the turn", false));
  push(table(5, "build"), words(0, "I begin", false));
  expect(pace.table?.revision).toBe(3);
  expect(pace.log.map(({ text }) => text)).toEqual(["I build", "Marcus takes a coin"]);
  expect(pace.table?.decision).toBeNull();
  expect(pace.coming?.title).toBe("build");
  expect(watched(pace)).toEqual(["Marcus takes a coin", "Helena takes a coin"]);
  expect(pace.isOpen).toBe(false);
  expect(pace.table?.revision).toBe(5);
  expect(pace.hasMissed).toBe(false);
});

test("a table that tells of several players is shown in as many steps", () => {
  const { pace, push } = pushing();
  push(
    table(3, "use"),
    line(1, "a"),
    line(0, "I receive", { chosen: false, motions: [] }),
    line(2, "b"),
    words(0, "I begin", false),
  );
  expect(pace.log.at(-1)?.text).toBe("a");
  expect(watched(pace)).toEqual(["a", "b"]);
});

test("words without anything to see are told with what follows, or alone where nothing does", () => {
  const { pace, push } = pushing();
  push(table(3), words(1, "sows"));
  expect(pace.isOpen).toBe(false);
  push(table(4), line(1, "puts red", { brief: "" }));
  expect(shown(pace)).toBe("sows puts red");
  push(table(5), words(1, "declines"), words(2, "begins", false));
  push(table(6), line(2, "builds"));
  push(table(7, "build"), words(2, "declines too"));
  expect(watched(pace)).toEqual(["sows puts red", "declines", "builds", "declines too"]);
});

test("what goes on with a deed joins it, unless that is being looked at already", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  push(table(4), line(1, "sows"));
  push(table(5), line(1, "puts red", { brief: "" }));
  push(table(6), line(1, "puts blue", { brief: "" }));
  expect(pace.steps.map(wordsOf)).toEqual(["a", "sows puts red puts blue"]);
  expect(pace.steps[1]?.table.revision).toBe(6);
});

test("longer words stay longer, and slower for those who want it", () => {
  const step = (text: string) => ({ lines: [line(1, text)] }) as unknown as Step;
  expect(readingTime(step("a".repeat(90)), "normal")).toBeGreaterThan(readingTime(step("a"), "normal"));
  expect(readingTime(step("a"), "slow")).toBeGreaterThan(readingTime(step("a"), "fast"));
});

test("a table that tells nothing new waits for what is being shown", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  push(table(4, "take")); // somebody has chosen secretly
  expect(pace.table?.revision).toBe(3);
  vi.runAllTimers();
  expect(pace.table?.revision).toBe(4);
});

test("as long as the others go on, their turns stay in place of the bar, and the table is as it is", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  vi.runAllTimers();
  push(table(4));
  expect([pace.isOpen, pace.isWaiting, pace.isShowing, pace.table?.revision]).toEqual([true, true, false, 4]);
  push(table(5), line(2, "b"));
  expect(shown(pace)).toBe("b");
  vi.runAllTimers();
  push(table(6, "build"));
  expect(pace.isOpen).toBe(false);
});

test("whoever can take something back is shown the bar in which that is done", () => {
  const { pace, push } = pushing();
  push(table(3, "", { undo: { possible: true, barrier: "" } }), line(1, "a"));
  vi.runAllTimers();
  expect(pace.isOpen).toBe(false);
});

test("one's own deeds are there at once", () => {
  const { pace, push } = pushing();
  push(table(3, "use"), line(0, "I take a coin"));
  push(table(4, "build"), line(0, "I take another"));
  expect(pace.table?.revision).toBe(4);
  expect(pace.isOpen).toBe(false);
  expect(pace.step?.lines.map(({ text }) => text)).toEqual(["I take another"]);
});

test("what one's own deed brings others does not take the bar away", () => {
  const { pace, push } = pushing();
  push(table(3, "use"));
  push(table(4, "build"), line(0, "I build"), line(1, "Marcus scores", { chosen: false }));
  expect(pace.isOpen).toBe(false);
  expect(pace.table?.revision).toBe(4);
});

test("whoever is deciding is not held up by the others, and can look at it afterwards", async () => {
  const { pace, push } = pushing();
  push(table(3, "take"));
  push(table(4, "take"), line(1, "Marcus chooses"));
  push(table(5, "take"), line(2, "Helena chooses"));
  expect([pace.isOpen, pace.table?.revision]).toEqual([false, 5]);
  await pace.repeat();
  expect(watched(pace)).toEqual(["Marcus chooses", "Helena chooses"]);
});

test("what all chose at the same time is shown after one's own choice, in whatever order it is told", () => {
  const { pace, push } = pushing();
  push(table(3, "take"));
  push(table(4, "use"), line(0, "I take"), line(1, "a"), line(2, "b"), words(0, "I begin", false));
  expect(watched(pace)).toEqual(["a", "b"]);
});

test("a pause holds up nobody: what comes meanwhile is shown afterwards", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  pace.toggle();
  push(table(4), line(2, "b"));
  push(table(5, "build"), line(3, "c"));
  vi.runAllTimers();
  expect(shown(pace)).toBe("a");
  expect(pace.now?.revision).toBe(5);
  pace.toggle();
  expect(watched(pace)).toEqual(["a", "b", "c"]);
});

test("a pause at the end holds back what comes then", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  vi.runAllTimers();
  pace.toggle();
  push(table(4, "build"), line(2, "b"));
  expect([shown(pace), pace.table?.revision]).toEqual(["a", 3]);
  pace.toggle();
  expect(shown(pace)).toBe("b");
});

test("steps lead back and forth, and stay", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  push(table(4), line(1, "b"));
  push(table(5, "build"), line(2, "c"));
  pace.forward();
  expect([shown(pace), pace.step === null]).toEqual(["b", false]);
  vi.runAllTimers();
  pace.back();
  expect([shown(pace), pace.step, pace.table?.revision]).toEqual(["a", null, 3]);
  pace.back();
  expect(shown(pace)).toBe("a");
  pace.forward();
  pace.forward();
  pace.forward();
  expect([pace.isOpen, pace.table?.revision]).toEqual([false, 5]);
});

test("a turn is repeated from its beginning, and at its beginning the one before", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  push(table(4), line(1, "b"));
  push(table(5), line(2, "c"));
  push(table(6, "build"), line(2, "d"));
  pace.look(3);
  pace.again();
  expect(shown(pace)).toBe("c");
  pace.again();
  expect(watched(pace)).toEqual(["a", "b", "c", "d"]);
});

test("skipping leads to how things stand, and to one's own turn whatever comes until then", () => {
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  push(table(4), line(2, "b"));
  pace.rush();
  expect([pace.isOpen, pace.table?.revision, pace.hasMissed]).toEqual([false, 4, true]);
  push(table(5), line(3, "c"));
  expect(pace.isOpen).toBe(false);
  push(table(6, "build"), line(3, "d"));
  expect([pace.isOpen, pace.table?.revision]).toEqual([false, 6]);
  push(table(7), line(0, "I build again"));
  push(table(8), line(1, "e"));
  expect(shown(pace)).toBe("e");
});

test("whoever acts is there at once, and has missed nothing that would have to be told", () => {
  const { pace, push } = pushing();
  push(table(3, "build"), line(1, "a"), line(2, "b"));
  pace.skip();
  expect([pace.isOpen, pace.table?.decision?.title, pace.hasMissed]).toEqual([false, "build", false]);
  vi.runAllTimers();
  expect(pace.isOpen).toBe(false);
});

test("without animation nothing is held back, and the moves can be shown all the same", async () => {
  settings.speed = "none";
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  push(table(4, "build"), line(2, "b"));
  expect([pace.isOpen, pace.step, pace.table?.revision, pace.hasMissed]).toEqual([false, null, 4, true]);
  await pace.repeat();
  expect(watched(pace)).toEqual(["a", "b"]);
});

test("the last moves can be shown again during all of one's turn, until others move", async () => {
  const { pace, push, source } = pushing();
  push(table(3, "use"), line(1, "a"));
  pace.skip();
  push(table(4, "build"), line(0, "I use a tile"));
  await pace.repeat();
  expect([shown(pace), pace.coming?.title]).toEqual(["a", "build"]);
  vi.runAllTimers();
  expect(pace.table?.revision).toBe(4);
  push(table(5), line(1, "b"));
  expect(pace.steps.map(wordsOf)).toEqual(["b"]);
  expect(source.recall).not.toHaveBeenCalled();
});

test("what happened before the page was loaded is asked for", async () => {
  const source = { table: table(9, "build"), log: [words(0, "I build"), line(1, "a")], news: [], recall: vi.fn() };
  const frame = { table: table(8), log: source.log, lines: [line(1, "a")] };
  source.recall.mockResolvedValue([frame]);
  const pace = new Pace(source as unknown as Source);
  pace.take();
  await pace.repeat();
  expect(source.recall).toHaveBeenCalledWith(1);
  expect([shown(pace), pace.table?.revision]).toEqual(["a", 8]);
  vi.runAllTimers();
  expect(pace.table?.revision).toBe(9);
});

test("whoever acts before the last moves have come is not shown them any more", async () => {
  const source = {
    table: table(9, "build"),
    log: [words(0, "I build"), line(1, "a")],
    news: [],
    recall: vi.fn(),
    act: vi.fn(),
  };
  source.recall.mockResolvedValue([{ table: table(8), log: source.log, lines: [line(1, "a")] }]);
  const pace = new Pace(source as unknown as Source);
  pace.take();
  const asked = pace.repeat();
  void pace.act(["build"]);
  await asked;
  expect([pace.isOpen, pace.table?.revision]).toEqual([false, 9]);
});

test("in another language nothing is shown in the old words, and the recap tells of it", () => {
  const { pace, push, pushLog } = pushing();
  push(table(3, "build"), line(1, "a"), line(2, "b"));
  push(null);
  expect(shown(pace)).toBe("a");
  pushLog(table(3, "bauen", { language: "de" }), [words(0, "Ich baue"), line(1, "A"), line(2, "B")]);
  expect([pace.isOpen, pace.hasMissed, pace.table?.language, pace.steps]).toEqual([false, true, "de", []]);
});

test("what a rival takes back is not shown any more", () => {
  const { pace, push, pushLog } = pushing();
  push(table(3), line(1, "a"));
  push(table(4), line(1, "b"));
  push(table(5), line(1, "c"));
  pushLog(table(6), [words(0, "I build"), line(1, "a")]);
  pushLog(table(7, "build"), [words(0, "I build"), line(1, "a"), line(1, "x")], [line(1, "x")]);
  expect(watched(pace)).toEqual(["a", "x"]);
});

test("at the end of the game the last moves are shown before the result", () => {
  const { pace, push } = pushing();
  push(table(3, "", { over: true }), line(1, "a"), line(null, "The game is over"));
  expect(pace.isShowing).toBe(true);
  vi.runAllTimers();
  expect([pace.isShowing, pace.isOpen, pace.table?.over]).toEqual([false, false, true]);
});

test("those who only watch see all of it, and no more is kept than can be looked at", () => {
  const { pace, push } = pushing(-1);
  for (let revision = 3; revision < 300; revision += 1) push(table(revision), line(revision % 4, `move ${revision}`));
  expect(pace.steps.length).toBeLessThan(200);
  vi.runAllTimers();
  expect(pace.table?.revision).toBe(299);
});

test("what nobody looks at waits", () => {
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { pace, push } = pushing();
  push(table(3), line(1, "a"));
  push(table(4, "build"), line(2, "b"));
  vi.runAllTimers();
  expect(shown(pace)).toBe("a");
  hidden.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(shown(pace)).toBe("b");
  hidden.mockRestore();
});

test("pieces of one line fly together, lines one after the other, points to the score", () => {
  const second = line(1, "b", {
    motions: [],
    gains: [{ seat: 1, points: 5, anchor: "1.space.r1c1", source: "column" }],
  });
  const [coin, points] = flightsOf([line(1, "a"), second], 0);
  expect(coin).toMatchObject({ piece: "resource:coin", delay: 0, gain: null });
  expect(points).toMatchObject({ piece: "points:5", source: "1.space.r1c1", target: "1.score", gain: { points: 5 } });
  expect(points!.delay).toBeGreaterThan(coin!.delay);
});
