/** Moving between the decisions of a game that is analysed. A step is one more than the index of its decision. */
import type { Chart } from "../../wire.ts";

export type Stride = "decision" | "turn" | "round";

/** The next or the former decision, or the beginning of a turn (of one seat) or of a round. */
export function stepBy({ seats, rounds }: Pick<Chart, "seats" | "rounds">, step: number, stride: Stride, by: 1 | -1) {
  const last = seats.length;
  if (stride === "decision") return Math.max(0, Math.min(step + by, last));
  const starts =
    stride === "round"
      ? rounds.map(({ index }) => index + 1)
      : seats.flatMap((seat, index) => (index === 0 || seats[index - 1] !== seat ? [index + 1] : []));
  return nextIn(starts, step, by) ?? (by > 0 ? last : 0);
}

/** The first of some steps that comes after this one, or the last before it. */
export function nextIn(steps: number[], step: number, by: 1 | -1): number | null {
  const found = by > 0 ? steps.find((other) => other > step) : steps.findLast((other) => other < step);
  return found ?? null;
}
