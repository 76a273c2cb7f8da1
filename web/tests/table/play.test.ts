import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../src/api.ts";
import { notes } from "../../src/parts/toast.svelte.ts";
import { settings } from "../../src/settings.svelte.ts";
import type { Hint, Plan } from "../../src/wire.ts";
import { speak, t } from "../../src/words.svelte.ts";
import { fixture } from "./fixture.ts";

const settled = () => new Promise((done) => setTimeout(done, 0));
const space = (name: string) => `0.space.${name}`;

beforeEach(() => {
  settings.confirm = false;
  settings.forced = false;
});

afterEach(() => void vi.useRealTimers());

test("the tiles of both streets are lit, and those that need a Tribune only on request", () => {
  const { play } = fixture("take");
  expect(play.lit(space("r3c3"))).toBe(true);
  expect(play.lit(space("r2c2"))).toBe(false);
  play.isAside = true;
  expect(play.lit(space("r2c2"))).toBe(true);
  expect(play.aside?.picture).toBe("resource:tribune");
});

test("a tile of one street is taken with one press", async () => {
  const { play, act } = fixture("take");
  play.press(space("r3c3"));
  await settled();
  expect(act).toHaveBeenCalledExactlyOnceWith(["take.a.r3c3"]);
});

test("a tile of two streets asks for which of them", () => {
  const { play, act } = fixture("take");
  play.press(space("r1c3"));
  expect(play.offer?.answers.map(({ action }) => action)).toEqual(["take.a.r1c3", "take.b.r1c3"]);
  expect(act).not.toHaveBeenCalled();
  play.answer(play.offer!.answers[1]!);
  expect(act).toHaveBeenCalledExactlyOnceWith(["take.b.r1c3"]);
});

test("a tile of neither street offers the Tribune, though it is not lit", () => {
  const { play } = fixture("take");
  play.press(space("r2c2"));
  expect(play.offer?.answers.map(({ action }) => action)).toEqual(["tribune.a.r2c2", "tribune.b.r2c2"]);
});

test("a Tribune is not spent by one press, even where there is only one way to do so", () => {
  const { play, wire, table, act } = fixture("take");
  const answers = table.decision!.answers.filter(({ action }) => !action.startsWith("tribune.a."));
  Object.assign(wire, { table: { ...table, decision: { ...table.decision!, answers } } });
  play.press(space("r2c2"));
  expect(play.offer?.answers.map(({ action }) => action)).toEqual(["tribune.b.r2c2"]);
  expect(act).not.toHaveBeenCalled();
});

test("a place where nothing can be done asks the server why", async () => {
  const { play, why } = fixture("take");
  play.press("square.r1c1");
  await settled();
  expect(why).toHaveBeenCalledExactlyOnceWith("square.r1c1", []);
});

test("with a building in hand the server is asked about its place, not about the turn", async () => {
  const { play, why } = fixture("build");
  play.press("single.park.grey");
  await settled();
  play.press(space("r1c1"));
  await settled();
  expect(why).toHaveBeenCalledExactlyOnceWith(space("r1c1"), ["hire-builder", "build.column"]);
});

test("building is one gesture: exchanges, tile and site go out together", async () => {
  const { play, act } = fixture("build");
  expect(play.lit("single.park.grey")).toBe(true);
  play.press("single.park.grey");
  await settled();
  expect(act).not.toHaveBeenCalled();
  expect(play.isPlacing).toBe(true);
  expect(play.lit(space("r2c5"))).toBe(true);
  play.press(space("r2c5"));
  expect(act).toHaveBeenCalledExactlyOnceWith(["hire-builder", "build.column", "site.r2c5"]);
});

test("what is paid is the whole cost of the way, counted once", async () => {
  const { play } = fixture("build");
  play.press("double.park.mixed");
  await settled();
  expect([play.paid("park-worker"), play.paid("assistant"), play.paid("builder")]).toEqual([1, 1, 0]);
  play.hover(space("r3c2"));
  expect([play.paid("park-worker"), play.paid("assistant"), play.paid("builder")]).toEqual([1, 1, 0]);
  expect(play.preview).toMatchObject({ points: 4, forecast: expect.any(Number) });
});

test("a tile that cannot be paid for says why", async () => {
  const { play, explore, why } = fixture("build");
  expect(play.lit("single.fountain.coloured")).toBe(true); // by recolouring a worker
  expect(play.lit("double.house.pair")).toBe(false);
  play.press("double.house.pair");
  await settled();
  expect(explore).not.toHaveBeenCalled();
  expect(why).not.toHaveBeenCalled(); // the plan itself knows the reason
});

test("the other ways to pay can be taken instead", async () => {
  const { play, act } = fixture("build");
  play.press("single.park.coloured");
  await settled();
  const [, other] = play.opened!.ways;
  play.take(other!);
  await settled();
  expect(play.way).toBe(other);
  play.press(space("r6c3"));
  expect(act).toHaveBeenCalledExactlyOnceWith(["hire-builder", "build.park", "site.r6c3"]);
});

test("the site that was looked at stays when it is paid in another way", async () => {
  const { play, act } = fixture("build");
  play.press("single.park.coloured");
  await settled();
  play.hover(space("r6c3"));
  await play.take(play.opened!.ways[1]!);
  expect(play.gesture?.places).toEqual([space("r6c3")]);
  play.confirm();
  expect(act).toHaveBeenCalledExactlyOnceWith(["hire-builder", "build.park", "site.r6c3"]);
});

test("going to a place of a rival opens their mat, and to any other place closes it", () => {
  const { play } = fixture("build");
  play.show(["1.space.r2c2", "1.resource.builder"]);
  expect(play.visited).toBe(1);
  expect(play.shown("1.space.r2c2")).toBe(true);
  play.show(["square.r1c1"]);
  expect(play.visited).toBeNull();
  play.show([space("r2c2")]);
  expect(play.visited).toBeNull();
});

test("a double tile covers both its spaces and turns through the ways that fit", async () => {
  const { play, act } = fixture("build");
  play.press("double.park.mixed");
  await settled();
  play.hover(space("r4c4"));
  const seen: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push(play.gesture!.places.join(" "));
    expect(play.chosen(space("r4c4"))).toBe(true);
    play.turn();
  }
  const ways = ["r4c3 r4c4", "r4c4 r4c5", "r4c4 r4c3", "r4c5 r4c4"].map((pair) => pair.split(" ").map(space).join(" "));
  expect(new Set(seen)).toEqual(new Set(ways));
  expect(play.gesture!.places.join(" ")).toBe(seen[0]); // and round again
  play.confirm();
  expect(act.mock.calls[0]![0].slice(0, 2)).toEqual(["hire-builder", "build-mixed.park"]);
});

test("the site looked at stays when the pointer leaves, so that it can be confirmed", async () => {
  const { play, act } = fixture("build");
  play.press("single.park.grey");
  await settled();
  play.hover(space("r6c3"));
  play.hover("0.resource.coin");
  play.hover("single.house.grey");
  play.hover(null);
  play.confirm();
  expect(act).toHaveBeenCalledExactlyOnceWith(["hire-builder", "build.column", "site.r6c3"]);
});

test("what would stand afterwards is asked for once, and shown", async () => {
  vi.useFakeTimers();
  const { play, explore } = fixture("build");
  play.press("double.park.mixed");
  await vi.runAllTimersAsync();
  for (const place of ["r2c2", "r4c1", "r2c2"]) {
    play.hover(space(place));
    await vi.runAllTimersAsync();
  }
  expect(play.after?.position.mats[0]).toMatchObject({ pairs: expect.arrayContaining([[7, 13]]) });
  expect(explore.mock.calls.map(([actions]) => actions.at(-1))).toEqual([
    "build-mixed.park",
    "double-site.r2c2.south",
    "double-site.r4c1.south",
  ]);
});

test("what would stand afterwards is asked for anew when something else has changed, and not while an answer is sent", async () => {
  vi.useFakeTimers();
  const { play, wire, table, explore } = fixture("build");
  const considered = ["build-mixed.park", "double-site.r2c2.south"];
  play.refresh();
  play.press("double.park.mixed");
  await vi.runAllTimersAsync();
  play.hover(space("r2c2"));
  await vi.runAllTimersAsync();
  Object.assign(wire, { table: { ...table, revision: table.revision + 1 } });
  play.refresh();
  await vi.runAllTimersAsync();
  expect(play.after).not.toBeNull();
  expect(explore.mock.calls.filter(([actions]) => actions.at(-1) === considered.at(-1))).toHaveLength(2);
  Object.assign(wire, { busy: true });
  explore.mockClear();
  play.hover(space("r4c1"));
  await vi.runAllTimersAsync();
  expect(explore).not.toHaveBeenCalled();
});

test("with confirmation the first press selects and the second does it", () => {
  settings.confirm = true;
  const { play, act } = fixture("take");
  play.press(space("r3c3"));
  expect(act).not.toHaveBeenCalled();
  expect(play.chosen(space("r3c3"))).toBe(true);
  play.press(space("r4c3"));
  expect(play.selected?.actions).toEqual(["take.a.r4c3"]);
  play.press(space("r4c3"));
  expect(act).toHaveBeenCalledExactlyOnceWith(["take.a.r4c3"]);
});

test("undo steps back from what is being tried before it takes anything back", async () => {
  const { play, wire } = fixture("build");
  play.press("single.park.grey");
  await settled();
  play.undo();
  expect(play.isPlacing).toBe(false);
  expect(wire.undo).not.toHaveBeenCalled();
  play.undo();
  expect(wire.undo).toHaveBeenCalledOnce();
});

test("a plan that was left before its answer came does not come back", async () => {
  const { play } = fixture("build");
  play.press("single.park.grey");
  play.cancel();
  await settled();
  expect(play.isPlacing).toBe(false);
  expect(play.lit(space("r6c3"))).toBe(false);
});

test("what is tried goes on while only others do something, and ends when the choice is another", async () => {
  const { play, wire } = fixture("build");
  play.refresh();
  play.press("single.park.grey");
  await settled();
  Object.assign(wire, { table: { ...wire.table!, revision: wire.table!.revision + 1 } });
  play.refresh();
  expect(play.isPlacing).toBe(true);
  const decision = { ...wire.table!.decision!, answers: wire.table!.decision!.answers.slice(1) };
  Object.assign(wire, { table: { ...wire.table!, decision } });
  play.refresh();
  expect(play.isPlacing).toBe(false);
});

test("what is in hand stays there in another language", async () => {
  const { play, wire } = fixture("build");
  play.refresh();
  play.press("single.park.grey");
  await settled();
  Object.assign(wire, { table: { ...wire.table!, language: "de" } });
  play.refresh();
  await settled();
  expect(play.isPlacing).toBe(true);
  expect(play.opened?.anchor).toBe("single.park.grey");
});

test("a table that had changed meanwhile is said so, and nothing stays selected", async () => {
  settings.confirm = true;
  await speak("en");
  const { play, act } = fixture("take");
  act.mockRejectedValueOnce(new Refusal("stale", "The table has changed meanwhile.", 409));
  play.press(space("r3c3"));
  play.confirm();
  await settled();
  expect(notes.shown.map(({ text }) => text)).toEqual([t("table-stale")]);
  expect(play.selected).toBeNull();
});

test("a single answer is given by itself only where that is wished", () => {
  const { play, wire, act } = fixture("take");
  const decision = wire.table!.decision!;
  const forced = { ...decision, answers: decision.answers.slice(0, 1) };
  Object.assign(wire, { table: { ...wire.table!, decision: forced } });
  play.refresh();
  expect(act).not.toHaveBeenCalled();
  settings.forced = true;
  Object.assign(wire, { table: { ...wire.table!, decision: { ...forced, title: "again" } } });
  play.refresh();
  expect(act).toHaveBeenCalledExactlyOnceWith(["take.a.r1c3"]);
});

/** A plan that is all there is to do, as sowing a tray in Trajan. */
function sowing(count: number): Plan {
  const preview = { points: 3, forecast: 0, sources: {}, resources: {}, veiled: false };
  const ways = ["blue", "white"].slice(0, count).map((last) => {
    return { actions: ["tray.forum", `sow.${last}`], phrases: [last], cost: { time: 2 }, preview };
  });
  return { action: "tray.forum", anchor: "0.tray.forum", phrase: "forum tray", ways, reason: "", leads_to: null };
}

function sowable(count: number) {
  const { wire, ...rest } = fixture("take");
  const decision = { ...wire.table!.decision!, answers: [], plans: [sowing(count)] };
  Object.assign(wire, { table: { ...wire.table!, decision } });
  return { wire, ...rest };
}

test("a whole plan with one way is done at once", async () => {
  const { play, act, explore } = sowable(1);
  play.press("0.tray.forum");
  await settled();
  expect(act).toHaveBeenCalledExactlyOnceWith(["tray.forum", "sow.blue"]);
  expect(explore).not.toHaveBeenCalled();
});

test("a whole plan that is proposed waits for its confirmation, though it has one way and none is usual", async () => {
  const { play, act } = sowable(1);
  const plan = play.plan("0.tray.forum")!;
  play.propose(plan, plan.ways[0]!);
  await settled();
  expect(play.gesture?.actions).toEqual(["tray.forum", "sow.blue"]);
  expect(act).not.toHaveBeenCalled();
  play.press("0.tray.forum");
  await settled();
  expect(act).toHaveBeenCalledExactlyOnceWith(["tray.forum", "sow.blue"]);
});

test("a whole plan with several ways waits for the choice of one", async () => {
  const { play, act } = sowable(2);
  play.press("0.tray.forum");
  await settled();
  expect(play.preview).toMatchObject({ points: 3, resources: { time: -2 } });
  expect(act).not.toHaveBeenCalled();
  play.take(play.opened!.ways[1]!);
  play.press("0.tray.forum");
  await settled();
  expect(act).toHaveBeenCalledExactlyOnceWith(["tray.forum", "sow.white"]);
});

test("an answer from a list is given though a building is in hand: that is put back first", async () => {
  const { play, act } = fixture("build");
  play.press("single.park.grey");
  await settled();
  play.follow("end-turn");
  expect(play.opened).toBeNull();
  expect(act).toHaveBeenCalledExactlyOnceWith(["end-turn"]);
});

test("an answer from a list to build picks the building up, as a press on it does", async () => {
  const { play, act, table } = fixture("build");
  const plan = table.decision!.plans.find(({ anchor }) => anchor === "single.park.grey")!;
  play.lookAt(plan.action);
  expect(play.chosen("single.park.grey")).toBe(true);
  expect(play.preview?.resources).not.toEqual({});
  play.follow(plan.action);
  await settled();
  expect(play.isPlacing).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

test("looking at an answer in a list does not touch the site that was looked at with a building in hand", async () => {
  const { play } = fixture("build");
  play.press("single.park.grey");
  await settled();
  play.hover(space("r2c5"));
  play.lookAt("end-turn");
  expect(play.gesture?.places).toEqual([space("r2c5")]);
});

const advised = (actions: string[], places: string[]): Hint => ({
  action: actions[0]!,
  actions,
  places,
  phrase: "Build it there",
  reasons: [],
  outlook: "",
  lead: "",
  preview: { points: 5, forecast: 0, sources: {}, resources: {}, veiled: false },
});

test("a hint is shown on the board with its place, and done when it is confirmed", async () => {
  const { play, act, explore } = fixture("build");
  const hint = advised(["build.column", "site.r2c5"], [space("r2c5"), "single.park.grey"]);
  play.present(hint);
  await settled();
  expect(play.presents(hint)).toBe(true);
  expect(play.chosen(space("r2c5"))).toBe(true);
  expect(explore).toHaveBeenCalledWith(hint.actions); // for the ghost
  expect(act).not.toHaveBeenCalled();
  play.confirm();
  await settled();
  expect(act).toHaveBeenCalledExactlyOnceWith(hint.actions);
});

test("while a place is looked for, a hint is about the place, and goes with the building in hand", async () => {
  const { play, act, hint } = fixture("build");
  play.press("single.park.grey");
  await settled();
  const underway = play.way!.actions;
  await play.hint();
  expect(hint).toHaveBeenCalledExactlyOnceWith(underway);
  play.present(advised(["site.r2c5"], [space("r2c5")]));
  play.confirm();
  await settled();
  expect(act).toHaveBeenCalledExactlyOnceWith([...underway, "site.r2c5"]);
});

test("glancing at a hint does not touch what is chosen", () => {
  const { play } = fixture("build");
  play.present(advised(["end-turn"], []));
  play.glanceAt(advised(["build.column", "site.r2c5"], [space("r2c5")]));
  expect(play.gesture?.actions).toEqual(["end-turn"]);
});

test("what a Tribune is given up for is named", () => {
  const { play } = fixture("take");
  play.press(space("r2c2"));
  const { answers, isAside } = play.offer!;
  expect(isAside).toBe(true);
  const named = answers.map((answer) => play.aside!.insteadOf(answer, play.real.position).picture);
  expect(new Set(named).size).toBe(2);
});
