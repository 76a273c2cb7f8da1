import { expect, test } from "vitest";
import { seatsFrom } from "../../src/table/seats.ts";
import { spectator } from "../../src/table/spectator.svelte.ts";

test("a reader sees their own seat first, then the others in turn", () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(0, 2)).toEqual([0, 1]);
});

test("a spectator sits behind the first seat, until they choose another", () => {
  expect(seatsFrom(-1, 3)).toEqual([0, 1, 2]);
  spectator.seat = 2;
  expect(seatsFrom(-1, 3)).toEqual([2, 0, 1]);
});
