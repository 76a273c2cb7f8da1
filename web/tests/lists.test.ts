import { expect, test } from "vitest";
import { sectionsOf, turnsOf } from "../src/room/mine.ts";
import { keepPlaces } from "../src/screens/home/places.ts";
import type { Clock, Summary, SummarySeat } from "../src/wire.ts";

const HOUR = 3_600_000;
const ME = { kind: "person", mine: true } as SummarySeat;
const FRIEND = { kind: "person", mine: false } as SummarySeat;
const BOT = { kind: "bot", mine: false } as SummarySeat;

const clock = (hours: number): Clock => ({ ends: hours * HOUR, of: 24 * HOUR, still: [] });
const game = (id: string, given: Partial<Summary> = {}): Summary =>
  ({ id, seats: [ME, FRIEND], my_turn: true, since: 0, over: false, clock: null, ...given }) as Summary;
const ids = (games: Summary[]) => games.map(({ id }) => id);

test("the clock that runs out first comes first, then whoever has been waiting longest", () => {
  const games = [
    game("live", { since: 20 }),
    game("two days", { clock: clock(48) }),
    game("live for long", { since: 10 }),
    game("an hour", { clock: clock(1), since: 30 }),
  ];
  expect(ids(turnsOf(games))).toEqual(["an hour", "two days", "live for long", "live"]);
});

test("a game against bots waits for nobody, unless it has a clock", () => {
  const games = [game("bots", { seats: [ME, BOT] }), game("bots over days", { seats: [ME, BOT], clock: clock(8) })];
  expect(ids(turnsOf(games))).toEqual(["bots over days"]);
  expect(ids(sectionsOf(games).running)).toEqual(["bots"]);
});

test("games with others stand before those with bots and those one watches; results begin with the last one", () => {
  const waiting = { my_turn: false };
  const { running, ended } = sectionsOf([
    game("watched", { ...waiting, seats: [FRIEND, FRIEND] }),
    game("bots", { seats: [ME, BOT] }),
    game("later", { ...waiting, clock: clock(9) }),
    game("sooner", { ...waiting, clock: clock(2) }),
    game("old", { over: true, since: 1 }),
    game("new", { over: true, since: 2 }),
  ]);
  expect(ids(running)).toEqual(["sooner", "later", "watched", "bots"]);
  expect(ids(ended)).toEqual(["new", "old"]);
});

test("a row keeps its place although its game now waits for somebody else; new ones come after the others", () => {
  const shown = { turns: ["a", "b"], running: ["c"], ended: ["d"] };
  const fresh = { turns: ["e", "b"], running: ["a", "c"], ended: ["d"] };
  expect(keepPlaces(shown, fresh)).toEqual({ turns: ["a", "b", "e"], running: ["c"], ended: ["d"] });
});

test("a row whose game is no more disappears", () => {
  const shown = { turns: ["a"], running: ["b"], ended: [] };
  expect(keepPlaces(shown, { turns: [], running: ["b"], ended: [] })).toEqual({ turns: [], running: ["b"], ended: [] });
});
