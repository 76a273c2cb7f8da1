/** The forecast of the coming scoring, in the few lines that fit the table: both Trajan tasks are one. */
import type { LogLine, Preview, Score } from "../../wire.ts";
import { ROUNDS } from "./reading.ts";

export interface ScoringLine {
  name: string;
  points: number;
  change: number;
}

const LINES: Record<string, string[]> = {
  crane: ["crane", "crane-bonus"],
  colonia: ["colonia"],
  eagle: ["eagle"],
  area: ["area"],
  task: ["building-task", "collecting-task"],
};

export function scoringLines(score: Score, preview: Preview | null): ScoringLine[] {
  const changes = preview?.sources ?? {};
  return Object.entries(LINES).map(([name, sources]) => ({
    name,
    points: sum(score.sources.filter((it) => sources.includes(it.name)).map((it) => it.forecast)),
    change: sum(sources.map((it) => changes[it] ?? 0)),
  }));
}

/** By cycle, what the Trajan card brought a seat at its scoring; the log tells which round went before. */
export function earnedByTasks(log: LogLine[], seat: number): number[] {
  const earned: number[] = [];
  let rounds = 0;
  for (const { gains, anchors, seat: doer } of log) {
    if (doer === null && anchors.includes("street.a")) rounds += 1;
    const cycle = Math.ceil(rounds / ROUNDS) - 1;
    const points = sum(
      gains.filter((it) => it.seat === seat && LINES.task!.includes(it.source)).map((it) => it.points),
    );
    if (points > 0) earned[cycle] = (earned[cycle] ?? 0) + points;
  }
  return earned;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
