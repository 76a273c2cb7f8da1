/** Moving between the moments of a game. */
import type { Moment } from "../../wire.ts";

export type TurnStep = "decision" | "turn" | "round";

/**
 * The index of the next or the former decision, or of the beginning of a turn or a round: backwards of the present one, if
 * that has begun before, else of the one before.
 */
export function stepFrom(moments: Moment[], index: number, stride: TurnStep, direction: 1 | -1): number {
  const last = moments.length - 1;
  const here = moments[index];
  if (stride === "decision" || !here) return Math.max(0, Math.min(index + direction, last));
  if (direction > 0) {
    const next = moments.findIndex((moment) => moment[stride] > here[stride]);
    return next < 0 ? last : next;
  }
  const begin = (mark: number) => moments.findIndex((moment) => moment[stride] === mark);
  const present = begin(here[stride]);
  return present < index || present === 0 ? present : begin(moments[present - 1]![stride]);
}

/** Where each round begins. */
export function roundsOf(moments: Moment[]): number[] {
  return moments.flatMap((moment, index) => (index > 0 && moment.round > moments[index - 1]!.round ? [index] : []));
}

/** The moment of another reader that comes nearest: as far within the same turn, which all have in common. */
export function sameMoment(mine: Moment[], index: number, theirs: Moment[]): number {
  if (index >= mine.length - 1) return theirs.length - 1;
  const turn = mine[index]?.turn ?? 0;
  const [here, there] = [spanOf(mine, turn), spanOf(theirs, turn)];
  const part = (index - here.start) / Math.max(1, here.count);
  return Math.min(there.start + Math.floor(part * there.count), Math.max(0, theirs.length - 1));
}

function spanOf(moments: Moment[], turn: number): { start: number; count: number } {
  const start = moments.findIndex((moment) => moment.turn >= turn);
  if (start < 0) return { start: moments.length - 1, count: 1 };
  return { start, count: moments.filter((moment) => moment.turn === turn).length };
}
