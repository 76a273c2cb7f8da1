import { expect, test } from "vitest";
import { earnedByTasks } from "../../../src/games/forum-trajanum/scoring.ts";
import type { LogLine } from "../../../src/wire.ts";

const round = { seat: null, anchors: ["street.a", "street.b"], gains: [] } as unknown as LogLine;
const scored = (seat: number, source: string, points: number) =>
  ({ seat, anchors: [], gains: [{ seat, source, points, anchor: `${seat}.score` }] }) as unknown as LogLine;
const cycle = [round, round, round, round];

test("a Trajan card has brought what its tasks scored after the rounds of its cycle", () => {
  const first = [scored(0, "eagle", 5), scored(0, "building-task", 3), scored(0, "collecting-task", 6)];
  const log = [...cycle, ...first, scored(1, "building-task", 3), ...cycle, scored(0, "collecting-task", 5)];
  expect(earnedByTasks(log, 0)).toEqual([9, 5]);
});

test("a card that was not fulfilled has brought nothing", () => {
  expect(earnedByTasks([...cycle, ...cycle, scored(0, "building-task", 4)], 0)[0]).toBeUndefined();
});
