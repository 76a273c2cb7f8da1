/** What happens between one's own turns, in readable steps: one thing done each, with its consequences. */
import type { Speed } from "../settings.svelte.ts";
import type { LogLine, Table } from "../wire.ts";

/** A table with the log up to it and the lines that led to it. */
export interface Step {
  table: Table;
  log: LogLine[];
  lines: LogLine[];
}

const LEAST = 1000; // milliseconds at normal speed
const LETTER = 19; // for each letter that is to be read
const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, none: 1 };

const moves = (line: LogLine): boolean => line.motions.length + line.gains.length > 0;

/** Whether a line is worth a step: not that somebody's turn begins, and not what one has done oneself. */
function isTold(line: LogLine, me: number): boolean {
  if (line.seat === null) return true;
  return line.seat === me ? !line.chosen && moves(line) : line.chosen || moves(line);
}

/** Makes steps of tables as they come. */
export class Steps {
  #open: Step | null = null; // a deed of which nothing was to be seen yet

  /** The steps that a table completes; `last` is the one before them, which grows as long as nobody has seen it. */
  of({ table, log, lines }: Step, last: Step | null): Step[] {
    const found: Step[] = [];
    const before = log.length - lines.length;
    lines.forEach((line, index) => {
      if (!isTold(line, table.reader)) return;
      const step = { table, log: log.slice(0, before + index + 1), lines: [line] };
      if (this.#open && this.#open.lines[0]!.seat !== line.seat) this.#close(found);
      const former = found.at(-1) ?? last;
      if (this.#open) step.lines = [...this.#open.lines, line];
      this.#open = null;
      if (former && goesOn(line, former)) Object.assign(former, { ...step, lines: [...former.lines, ...step.lines] });
      else if (line.seat === null || moves(line)) found.push(step);
      else this.#open = step;
    });
    if (table.decision || table.over) this.#close(found);
    return found;
  }

  #close(found: Step[]): void {
    if (this.#open) found.push(this.#open);
    this.#open = null;
  }
}

/** Markers that are still being sown, or further points of the same seat from one scoring. */
function goesOn(line: LogLine, { lines: [first] }: Step): boolean {
  if (!first || line.seat !== first.seat || line.seat === null) return false;
  return line.brief === "" || (!line.chosen && !first.chosen);
}

export const wordsOf = ({ lines }: Pick<Step, "lines">): string => lines.map(({ text }) => text).join(" ");
export const seatOf = ({ lines }: Pick<Step, "lines">): number | null => lines[0]?.seat ?? null;
export const placesOf = ({ lines }: Pick<Step, "lines">): string[] => lines.flatMap(({ anchors }) => anchors);

/** How long a step stays, in milliseconds. */
export const readingTime = (step: Step, speed: Speed): number => (LEAST + LETTER * wordsOf(step).length) * PACE[speed];

/** The steps around one of them that are the same player's turn: the first, and the one after the last. */
export function turnAround(steps: readonly Step[], at: number): [start: number, end: number] {
  const isSame = (index: number) => steps[index] !== undefined && seatOf(steps[index]) === seatOf(steps[at]!);
  let [start, end] = [at, at + 1];
  while (isSame(start - 1)) start -= 1;
  while (isSame(end)) end += 1;
  return [start, end];
}

/** Who comes after the turn of a step, each once. */
export function seatsAfter(steps: readonly Step[], at: number): number[] {
  const later = steps.slice(turnAround(steps, at)[1]).map(seatOf);
  return [...new Set(later)].filter((seat) => seat !== null);
}
