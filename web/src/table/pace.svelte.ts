/**
 * The game as it is shown. What the others do comes step by step, at the speed that was chosen; what one does oneself
 * is there at once. Nothing has to be waited for: `skip` shows how things stand, and a press on the table skips first.
 */
import { settings } from "../settings.svelte.ts";
import type { Box, Hint, LogLine, Room, Table } from "../wire.ts";
import { moveTime } from "./motion.ts";
import type { Wire } from "./play.svelte.ts";

/** A game that tells with each table which lines of the log are new. */
export interface Source extends Omit<Wire, "skip"> {
  readonly news: LogLine[];
}

/** A table with the log up to it and the lines that led to it. */
export interface Step {
  table: Table;
  log: LogLine[];
  lines: LogLine[];
}

const READING = 2; // a line of another player stays so many times as long as a piece takes

/** How long one line takes. */
export function lineTime(line: LogLine, me: number): number {
  const moves = line.motions.length + line.gains.length > 0;
  return moveTime() * (line.seat === me || !moves ? 1 : READING);
}

export class Pace implements Wire {
  /** What is being shown as it happens. */
  step = $state.raw<Step | null>(null);
  /** How often it was skipped. */
  skips = $state(0);

  readonly #source: Source;
  #shown = $state.raw<Pick<Step, "table" | "log"> | null>(null);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  get table(): Table | null {
    return this.#shown?.table ?? null;
  }
  get log(): LogLine[] {
    return this.#shown?.log ?? [];
  }
  get box(): Box | null {
    return this.#source.box;
  }
  get room(): Room | null {
    return this.#source.room;
  }
  get busy(): boolean {
    return this.#source.busy;
  }

  act(actions: string[]): Promise<void> {
    this.skip();
    return this.#source.act(actions);
  }
  undo(): Promise<void> {
    this.skip();
    return this.#source.undo();
  }
  explore(actions: string[]): Promise<Table> {
    return this.#source.explore(actions);
  }
  why(anchor: string, actions: string[]): Promise<string> {
    return this.#source.why(anchor, actions);
  }
  hint(): Promise<Hint[]> {
    return this.#source.hint();
  }

  /** Call this whenever the source has a new table. While it has none, as between two languages, the old one stays. */
  take(): void {
    const { table, log, news } = this.#source;
    if (!table) return;
    const step = { table, log, lines: news.filter((line) => this.#isWatched(line, table.reader)) };
    const isOthers = (one: Step) => one.lines.some((line) => line.seat !== table.reader);
    const canWait = step.lines.length === 0 || isOthers(step); // a status alone does not cut short what is shown
    const isDeciding = this.table?.decision && table.decision; // never held up by what others do at the same time
    if (this.step && isOthers(this.step) && canWait && !isDeciding) this.#queue.push(step);
    else this.#begin(step);
  }

  skip(): void {
    const last = this.#queue.at(-1);
    this.#stop();
    this.skips += 1;
    if (last) this.#shown = last;
  }

  #isWatched(line: LogLine, me: number): boolean {
    return settings.speed !== "none" && (line.seat === me || settings.botTurns === "watched");
  }

  #begin(step: Step): void {
    this.#stop();
    this.#shown = step;
    this.step = step.lines.length > 0 ? step : null;
    const time = step.lines.reduce((total, line) => total + lineTime(line, step.table.reader), 0);
    if (this.step) this.#timer = setTimeout(() => this.#next(), time);
  }

  #next(): void {
    const [next, ...rest] = this.#queue;
    this.step = null;
    if (!next) return;
    this.#begin(next);
    this.#queue = rest;
    if (!this.step) this.#next(); // it had nothing to show
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.step = null;
  }
}
