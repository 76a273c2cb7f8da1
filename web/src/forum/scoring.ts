/** The forecast of the coming scoring, in the few lines that fit the table: both Trajan tasks are one. */
import type { Preview, Score } from "../wire.ts";

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

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
