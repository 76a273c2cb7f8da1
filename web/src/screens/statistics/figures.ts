/** What the screen of statistics reckons from results that the server has put in order. */
import type { Result } from "../../wire.ts";

const LAST = 10;
const SHOWN = 30;
const SMOOTHED_OVER = 5;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, it) => sum + it, 0) / numbers.length;

export interface Judged extends Result {
  accuracy: number;
}

/** Games that have been analysed, the newest first. */
export const judged = (results: readonly Result[]): Judged[] =>
  results.filter((it): it is Judged => it.accuracy !== null);

/** The mean accuracy of the last ten analysed games, and how much it has changed since the ten before. */
export function accuracyLately(results: readonly Result[]): { mean: number; change: number | null } | null {
  const all = judged(results).map(({ accuracy }) => accuracy);
  if (all.length === 0) return null;
  const [now, before] = [all.slice(0, LAST), all.slice(LAST, 2 * LAST)];
  return { mean: mean(now), change: before.length === LAST ? mean(now) - mean(before) : null };
}

export interface Point {
  result: Judged;
  smooth: number; // the mean of this game and up to four before it
}

/** The last games that were analysed, the oldest first. */
export function accuracyOverTime(results: readonly Result[]): Point[] {
  const all = judged(results).reverse();
  const points = all.map((result, index) => ({
    result,
    smooth: mean(all.slice(Math.max(0, index + 1 - SMOOTHED_OVER), index + 1).map(({ accuracy }) => accuracy)),
  }));
  return points.slice(-SHOWN);
}
