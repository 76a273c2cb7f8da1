/** Which puzzles were solved in this browser, and on which days the one of the day was. */
import type { Day } from "./streak.ts";

export interface Result {
  tries: number; // until it was found; 0 where it was shown instead
  credit: number; // of the best try before it was shown, 0 to 1
}
interface Solved {
  results: Record<string, Result>; // by puzzle, the first result
  days: Day[];
}

const KEY = "princeps.puzzles";

function stored(): Partial<Solved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Solved>;
  } catch {
    return {};
  }
}

let solved = $state.raw<Solved>({ results: {}, days: [], ...stored() });

export const resultOf = (puzzle: string): Result | undefined => solved.results[puzzle];
export const isSolved = (puzzle: string): boolean => (resultOf(puzzle)?.tries ?? 0) > 0;
export const solvedDays = (): readonly Day[] => solved.days;

/** Note how a puzzle ended: the first time counts, a later one only if it had been shown. The day counts where it was found. */
export function noteResult(puzzle: string, result: Result, day: Day | null): void {
  const known = resultOf(puzzle);
  const results =
    isSolved(puzzle) || (known && result.tries === 0) ? solved.results : { ...solved.results, [puzzle]: result };
  const isNew = day !== null && result.tries > 0 && !solved.days.includes(day);
  solved = { results, days: isNew ? [...solved.days, day] : solved.days };
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // Without storage it is known until the page is closed.
  }
}
