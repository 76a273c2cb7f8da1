import { expect, test } from "vitest";
import { roundsOf, sameMoment, stepFrom } from "../src/screens/replay/moments.ts";
import type { Moment } from "../src/wire.ts";

/** Moments by their turns, two turns a round. */
const moments = (...turns: number[]): Moment[] =>
  turns.map((turn, index) => ({ at: index + 1, turn, round: Math.floor(turn / 2), seat: null }));

const game = moments(0, 0, 1, 1, 1, 2, 3, 3);

test("decisions follow each other up to either end", () => {
  expect(stepFrom(game, 3, "decision", 1)).toBe(4);
  expect(stepFrom(game, 7, "decision", 1)).toBe(7);
  expect(stepFrom(game, 0, "decision", -1)).toBe(0);
});

test("forwards the next turn or round begins, or the game ends", () => {
  expect(stepFrom(game, 0, "turn", 1)).toBe(2);
  expect(stepFrom(game, 3, "round", 1)).toBe(5);
  expect(stepFrom(game, 6, "turn", 1)).toBe(7);
});

test("backwards the present turn or round begins again, and only then the one before", () => {
  expect(stepFrom(game, 4, "turn", -1)).toBe(2);
  expect(stepFrom(game, 2, "turn", -1)).toBe(0);
  expect(stepFrom(game, 7, "round", -1)).toBe(5);
  expect(stepFrom(game, 5, "round", -1)).toBe(0);
  expect(stepFrom(game, 0, "round", -1)).toBe(0);
});

test("rounds are marked where they begin", () => {
  expect(roundsOf(game)).toEqual([5]);
});

test("another reader's moment is as far within the same turn", () => {
  const theirs = moments(0, 1, 1, 1, 1, 1, 1, 2, 3);
  expect(sameMoment(game, 2, theirs)).toBe(1);
  expect(sameMoment(game, 4, theirs)).toBe(5);
  expect(sameMoment(game, 7, theirs)).toBe(8);
  expect(sameMoment(theirs, 5, game)).toBe(4);
  expect(sameMoment(game, 6, moments(0, 1))).toBe(1);
});
