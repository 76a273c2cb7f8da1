/** What the server is asked about puzzles, and about tries at them and at one's own mistakes. */
import { ask, game as gameAt } from "../../api.ts";
import type { Clue, Language, Puzzle, Puzzles, PuzzleSolution, Verdict } from "../../wire.ts";
import type { Assessor } from "./attempt.svelte.ts";

export interface PuzzleName {
  game: string;
  name: string;
}
const puzzleAt = ({ game, name }: PuzzleName, rest = "") =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}${rest}`;

export const puzzles = (day: string, language: Language) =>
  ask<Puzzles>("GET", "/api/puzzles", { query: { day, language } });
export const puzzle = (of: PuzzleName, language: Language) => ask<Puzzle>("GET", puzzleAt(of), { query: { language } });
export const solution = (of: PuzzleName, language: Language) =>
  ask<PuzzleSolution>("GET", puzzleAt(of, "/solution"), { query: { language } });

/** Judges tries at a puzzle. */
export const assessPuzzle = (of: PuzzleName): Assessor => assessor(puzzleAt(of));

/** Judges other answers than the one that was given in a game. */
export const assessMistake = (id: string, index: number): Assessor => assessor(gameAt(id, `/analysis/${index}`));

function assessor(address: string): Assessor {
  return {
    judge: (answers, language) =>
      ask<Verdict>("POST", `${address}/judge`, { body: { answers, language }, again: true }),
    clue: (answers, level, language) =>
      ask<Clue>("POST", `${address}/clue`, { body: { answers, level, language }, again: true }),
  };
}
