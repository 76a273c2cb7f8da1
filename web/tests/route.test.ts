import { expect, test } from "vitest";
import { readAddress, route, routeOf } from "../src/route.svelte.ts";

test("addresses name screens", () => {
  expect(routeOf("/")).toEqual({ screen: "home" });
  expect(routeOf("/game/abc_-9")).toEqual({ screen: "game", id: "abc_-9" });
  expect(routeOf("/replay/abc_-9")).toEqual({ screen: "replay", id: "abc_-9" });
  expect(routeOf("/new")).toEqual({ screen: "new" });
  expect(routeOf("/pieces")).toEqual({ screen: "pieces" });
  expect(routeOf("/mistakes/abc")).toEqual({ screen: "mistakes", id: "abc" });
  expect(routeOf("/puzzles")).toEqual({ screen: "puzzles", which: "today" });
  expect(routeOf("/puzzles/sets")).toEqual({ screen: "puzzles", which: "sets" });
  expect(routeOf("/puzzles/trajan/x7")).toEqual({ screen: "puzzles", which: { game: "trajan", name: "x7" } });
  expect(routeOf("/nowhere")).toEqual({ screen: "home" });
});

test("a secret is read once and does not stay in the address", () => {
  history.replaceState(null, "", "/join#hush");
  readAddress();
  expect(route()).toEqual({ screen: "claim", kind: "join", secret: "hush" });
  expect(location.href).not.toContain("hush");
});
