import { expect, test } from "vitest";
import { seatsFrom } from "../../src/table/seats.ts";

test("a reader sees his own seat first, then the others in turn", () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(0, 2)).toEqual([0, 1]);
});

test("a spectator sits behind the first seat", () => expect(seatsFrom(-1, 3)).toEqual([0, 1, 2]));
