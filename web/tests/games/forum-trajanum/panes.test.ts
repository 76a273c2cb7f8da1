import { expect, test } from "vitest";
import { paneOf } from "../../../src/games/forum-trajanum/panes.ts";

test("own things lie in the pane of the Colonia, those of the others with the rivals", () => {
  expect(paneOf("2.space.r1c1", 2)).toBe("colonia");
  expect(paneOf("1.row.patrician-1", 2)).toBe("rivals");
  expect(paneOf("1", 2)).toBe("rivals");
});

test("common places lie in the pane of their board", () => {
  const panes = ["square.r1c5", "bonus.coin", "single.park.grey", "double.park.pair", "track.library.1", "card.1"];
  expect(panes.map((place) => paneOf(place, 0))).toEqual(["forum", "forum", "supply", "supply", "supply", "trajan"]);
});

test("street cards lie in the header, which is always seen", () => expect(paneOf("street.a", 0)).toBeNull());
