import { expect, test } from "vitest";
import {
  areTurns,
  buttonsOf,
  endOf,
  forcedOf,
  gestureOf,
  ghostsOf,
  grouped,
  imaginedLines,
  nearest,
  plainWays,
  type Placed,
} from "../../src/table/choices.ts";
import type { Answer, Decision, LogLine, Table, Way } from "../../src/wire.ts";
import { fixture } from "./fixture.ts";

const answer = (action: string, more: Partial<Placed> = {}): Placed => ({
  action,
  anchor: null,
  phrase: action,
  short: action,
  group: "",
  ends_turn: false,
  preview: null,
  also: [],
  isAside: false,
  ...more,
});
const decision = (answers: Answer[]) =>
  ({ question: "", case: "", title: "", context: "", steps: [], answers, plans: [] }) satisfies Decision;
const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
  seat: 0,
  chosen: true,
  text,
  brief: text,
  anchors: [],
  motions: [],
  gains: [],
  ...more,
});

test("buttons are the answers without a place, and the end of the turn stands apart", () => {
  const { play } = fixture("build");
  const buttons = buttonsOf(play.decision).map(({ action }) => action);
  expect(buttons).toContain("hire-builder");
  expect(buttons).not.toContain("end-turn");
  expect(buttons.some((action) => action.startsWith("build"))).toBe(false);
  expect(endOf(play.decision)?.action).toBe("end-turn");
});

test("buttons keep their order within their groups", () => {
  const answers = [answer("a", { group: "x" }), answer("b", { group: "y" }), answer("c", { group: "x" })];
  expect(grouped(answers).map(([heading, members]) => [heading, members.map(({ action }) => action)])).toEqual([
    ["x", ["a", "c"]],
    ["y", ["b"]],
  ]);
});

test("a way to pay has no exchange that another way does without", () => {
  const way = (...actions: string[]): Way => ({ actions, cost: {}, phrases: [], preview: null });
  const ways = [way("build"), way("swap.coin", "build"), way("recolour", "lay"), way("hire", "lay")];
  expect(plainWays(ways).map(({ actions }) => actions.join(" "))).toEqual(["build", "recolour lay", "hire lay"]);
});

test("only a single answer is forced, and never the end of a turn", () => {
  expect(forcedOf(decision([answer("a")]))?.action).toBe("a");
  expect(forcedOf(decision([answer("a"), answer("b")]))).toBeNull();
  expect(forcedOf(decision([answer("end", { ends_turn: true })]))).toBeNull();
});

test("a long piece is laid on the pair nearest to the pointer", () => {
  const sites = [answer("east", { anchor: "c2", also: ["c3"] }), answer("west", { anchor: "c2", also: ["c1"] })];
  const middle = (place: string) => ({ x: Number(place.slice(1)) * 10, y: 0 });
  expect(areTurns(sites)).toBe(true);
  expect(nearest(sites, "c2", { x: 24, y: 0 }, middle)?.action).toBe("east");
  expect(nearest(sites, "c2", { x: 17, y: 0 }, middle)?.action).toBe("west");
});

test("its first half comes under the pointer, where it can lie both ways", () => {
  const sites = [answer("east", { anchor: "c2", also: ["c3"] }), answer("west", { anchor: "c3", also: ["c2"] })];
  const middle = (place: string) => ({ x: Number(place.slice(1)) * 10, y: 0 });
  expect(nearest(sites, "c2", { x: 21, y: 0 }, middle)?.action).toBe("east");
  expect(nearest(sites, "c3", { x: 29, y: 0 }, middle)?.action).toBe("west");
});

test("a gain on the way is added to what the whole costs", () => {
  const underway = {
    actions: ["hire", "build"],
    preview: { points: 0, forecast: -1, sources: {}, resources: { assistant: -1 }, veiled: false },
  };
  const site = answer("site", {
    preview: { points: 4, forecast: 3, sources: { colonia: 3 }, resources: { builder: -1, coin: 1 }, veiled: false },
  });
  expect(gestureOf(site, underway)).toMatchObject({
    actions: ["hire", "build", "site"],
    preview: { points: 4, forecast: 2, resources: { assistant: -1, coin: 1 } },
  });
});

test("ghosts are the pieces that would newly lie somewhere", () => {
  const motion = { piece: "building:park", source: "single.park.coloured", target: "0.space.r1c1" };
  const built = line("builds", { motions: [motion] });
  const after = { log: { start: 4, lines: [line("known"), built] } } as unknown as Table;
  const imagined = imaginedLines(after, 5);
  expect(imagined).toEqual([built]);
  expect(ghostsOf(imagined).get("0.space.r1c1")).toBe("building:park");
});
