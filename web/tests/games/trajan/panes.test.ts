import { expect, test } from "vitest";
import { PANES, PANE_OF_ACTION, paneOf } from "../../../src/games/trajan/panes.ts";

test("the circle has a pane of its own; one's other things lie in another, those of the others with the rivals", () => {
  expect(["2.tray.forum", "2.marker.pink", "2.slot.senate"].map((place) => paneOf(place, 2))).toEqual(
    Array(3).fill("circle"),
  );
  expect(["2.display.fish", "2.tile.extra-senate", "2.plus-two.forum"].map((place) => paneOf(place, 2))).toEqual(
    Array(3).fill("mine"),
  );
  expect(["1.tray.forum", "1.hand", "1"].map((place) => paneOf(place, 2))).toEqual(Array(3).fill("rivals"));
});

test("one's hand lies at the port, where its cards are played and loaded", () => {
  expect(["2.hand", "2.hand.fish"].map((place) => paneOf(place, 2))).toEqual(["port", "port"]);
});

test("leaders and discs lie on the common boards, whosever they are", () => {
  expect([paneOf("2.leader", 2), paneOf("1.leader", 2), paneOf("1.disc", 2)]).toEqual(["map", "map", "city"]);
});

test("common places lie in the pane of their board", () => {
  const panes = { "ship.pairs": "port", deck: "port", "forum.votes-2": "forum", "stack.cards": "forum", camp: "map" };
  const more = {
    "province.alpes": "map",
    "site.r1c1": "city",
    "worker-camp": "city",
    "senate.3": "city",
    "bonus.1": "city",
  };
  for (const [place, pane] of Object.entries({ ...panes, ...more })) expect(paneOf(place, 0)).toBe(pane);
});

test("time, demands and one's score stand in the header, which is always seen", () => {
  expect(["time", "demands", "0.score"].map((place) => paneOf(place, 0))).toEqual([null, null, null]);
});

test("every action is done in a pane that there is", () => {
  for (const pane of Object.values(PANE_OF_ACTION)) expect(PANES).toContain(pane);
});
