/**
 * The game as it is shown. What the others do between one's own turns comes step by step, at the speed that was chosen,
 * and can be paused, gone through and seen again; what one does oneself is there at once. Nothing has to be waited for:
 * the game goes on behind it, and whoever acts is at once where things stand.
 */
import { settings } from "../settings.svelte.ts";
import type { Box, Decision, Hint, LogLine, Room, Table } from "../wire.ts";
import { choiceOf } from "./choices.ts";
import { flightTime } from "./flights.ts";
import { sinceStart } from "./log.ts";
import type { Wire } from "./play.svelte.ts";
import { readingTime, Steps, turnAround, type Step } from "./steps.ts";

/** A game that tells with each table which lines of the log are new, and can look back. */
export interface Source extends Omit<Wire, "skip" | "coming"> {
  readonly news: LogLine[];
  recall(from: number): Promise<Step[]>; // the tables from that line of the log on
}

const MOST = 120; // steps that are kept, for those who only watch

export class Pace implements Wire {
  /** What others did since one's last turn. */
  steps = $state.raw<readonly Step[]>([]);
  /** The step that is looked at; null where the table is shown as it is. */
  at = $state<number | null>(null);
  isPaused = $state(false);
  /** Something happened that was not shown. */
  hasMissed = $state(false);
  /** What is being shown as it happens, and how often that was cut short. */
  step = $state.raw<Step | null>(null);
  skips = $state(0);

  readonly #source: Source;
  #now = $state.raw<Pick<Step, "table" | "log"> | null>(null);
  #isDone = $state(false); // with the last step: more is to come
  #isRushing = false; // to one's own turn
  #known = 0; // lines of the log before the steps
  #maker = new Steps();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  // --- what is shown -----------------------------------------------------------------------------------------------

  /** The step looked at. */
  get shown(): Step | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }
  /** Whether others' turns take the place of the decision bar. */
  get isOpen(): boolean {
    return this.at !== null;
  }
  /** Whether the table is still on its way to how things stand. */
  get isShowing(): boolean {
    return this.step !== null || (this.isOpen && !this.isWaiting);
  }
  /** Whether all has been shown, and the others go on. */
  get isWaiting(): boolean {
    return this.#isDone && this.at === this.steps.length - 1;
  }
  /** How things stand, whatever is shown. */
  get now(): Table | null {
    return this.#now?.table ?? null;
  }
  get whole(): LogLine[] {
    return this.#now?.log ?? [];
  }
  get table(): Table | null {
    return (this.isWaiting ? null : this.shown?.table) ?? this.now;
  }
  get log(): LogLine[] {
    return (this.isWaiting ? null : this.shown?.log) ?? this.whole;
  }
  /** What one has to decide as soon as one wants. */
  get coming(): Decision | null {
    return this.isOpen ? (this.now?.decision ?? null) : null;
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

  // --- acting ------------------------------------------------------------------------------------------------------

  act(actions: string[]): Promise<void> {
    this.skip();
    return this.#source.act(actions);
  }
  undo(): Promise<void> {
    this.skip();
    return this.#source.undo();
  }
  async explore(actions: string[]): Promise<Table> {
    if (this.#source.table !== this.now) throw new Error("what is shown is no longer how things stand");
    return await this.#source.explore(actions);
  }
  why(anchor: string, actions: string[]): Promise<string> {
    return this.#source.why(anchor, actions);
  }
  hint(actions: string[]): Promise<Hint[]> {
    return this.#source.hint(actions);
  }

  // --- what comes --------------------------------------------------------------------------------------------------

  /** Call this whenever the source has a new table. While it has none, as between two languages, the old one stays. */
  take(): void {
    const { table, log, news } = this.#source;
    if (!table) return;
    const before = this.now;
    this.#now = { table, log };
    if (!before) this.#known = log.length;
    this.#keep(log);
    if (!before || table.revision === before.revision) return;
    const last = this.at === this.steps.length - 1 ? null : (this.steps.at(-1) ?? null);
    const steps = this.#maker.of({ table, log, lines: news }, last);
    const first = this.steps.length;
    this.steps = [...this.steps, ...steps];
    if (this.isOpen) this.#goOn();
    else if (this.#areWatched(steps, before, table)) this.#play(first);
    else this.#flash({ table, log, lines: news }, steps.length > 0);
    if (table.decision) this.#isRushing = false;
  }

  /** Steps since one's last turn, unless they were taken back or are told in other words now. */
  #keep(log: LogLine[]): void {
    const from = this.#start ?? 0;
    const stands = ({ log: told }: Step) => log[told.length - 1]?.text === told.at(-1)?.text;
    const standing = this.steps.filter(stands);
    if (standing.length < this.steps.length) this.#known = log.length;
    const kept = standing.filter((step) => step.log.length > from).slice(-MOST);
    if (kept.length === this.steps.length) return;
    const { shown } = this;
    this.steps = kept;
    if (!shown) return;
    if (kept.includes(shown)) this.at = kept.indexOf(shown);
    else this.#leave(true);
  }

  get #start(): number | null {
    return this.#now && sinceStart(this.#now.log, this.#now.table.reader);
  }

  /** Whoever is deciding is not held up by what others do at the same time, nor by what follows from one's own deed. */
  #areWatched(steps: Step[], before: Table, table: Table): boolean {
    if (settings.speed === "none" || this.#isRushing || steps.length === 0) return false;
    if (!table.decision) return true;
    const isDeed = (line: LogLine) => line.chosen && line.seat !== table.reader;
    return choiceOf(before) !== choiceOf(table) && steps.some(({ lines }) => lines.some(isDeed));
  }

  /** Show how things stand, with what has just moved. */
  #flash(step: Step, hasSteps: boolean): void {
    const isQuiet = settings.speed === "none" || this.#isRushing;
    if (hasSteps && isQuiet) this.hasMissed = true;
    clearTimeout(this.#timer);
    this.step = isQuiet || step.lines.length === 0 ? null : step;
    if (this.step) this.#timer = setTimeout(() => (this.step = null), flightTime(step.lines, step.table.reader));
  }

  /** Something has come while others' turns are shown. */
  #goOn(): void {
    if (!this.#isDone) return;
    if (this.at! + 1 < this.steps.length) {
      if (!this.isPaused) this.#play(this.at! + 1);
    } else this.#finish();
  }

  // --- going through it --------------------------------------------------------------------------------------------

  /** Whether the last moves have to be fetched before they can be shown again. */
  get mustRecall(): boolean {
    return this.#known > (this.#start ?? 0);
  }

  /** Show the last moves again, from the first on; whoever acts before they have come does not wait for them. */
  async repeat(): Promise<void> {
    const start = this.#start ?? 0;
    const { skips } = this;
    if (this.mustRecall) await this.#recall(start);
    if (this.steps.length === 0 || this.skips > skips) return;
    this.isPaused = false;
    this.#play(0);
  }

  async #recall(start: number): Promise<void> {
    const known = this.#now;
    const maker = new Steps();
    const steps: Step[] = [];
    for (const frame of await this.#source.recall(start)) steps.push(...maker.of(frame, steps.at(-1) ?? null));
    const end = steps.at(-1)?.log.length ?? 0;
    if (known?.table.language !== this.now?.language || steps.length === 0) return;
    this.steps = [...steps, ...this.steps.filter((step) => step.log.length > end)];
    this.#known = start;
  }

  /** Show the turn again that is looked at; at its beginning, the one before. */
  again(): void {
    if (this.at === null) return void this.repeat();
    const [start] = turnAround(this.steps, this.at);
    this.isPaused = false;
    this.#play(start < this.at || start === 0 ? start : turnAround(this.steps, start - 1)[0]);
  }

  back(): void {
    if (this.at !== null) this.look(Math.max(0, this.at - 1));
  }

  /** Look at a step, and stay there. */
  look(index: number): void {
    this.isPaused = true;
    this.#stop();
    this.at = index;
  }

  forward(): void {
    if (this.at === null) return;
    this.isPaused = true;
    if (this.at + 1 < this.steps.length) this.#play(this.at + 1);
    else this.#finish();
  }

  toggle(): void {
    if (this.at === null) return;
    this.isPaused = !this.isPaused;
    if (this.isPaused) clearTimeout(this.#timer);
    else if (this.#isDone) this.#goOn();
    else this.#rest();
  }

  /** One acts: show how things stand. */
  skip(): void {
    this.#leave(false);
  }

  /** To one's own turn, whatever comes until then. */
  rush(): void {
    this.#isRushing = !this.now?.decision;
    this.#leave(this.isOpen && !this.isWaiting);
  }

  #play(index: number): void {
    this.#stop();
    this.at = index;
    this.step = { ...this.steps[index]! };
    if (!this.isPaused) this.#rest();
  }

  #rest(): void {
    const step = this.shown!;
    const time = Math.max(readingTime(step, settings.speed), flightTime(step.lines, step.table.reader));
    this.#timer = setTimeout(() => whenSeen(() => this.shown === step && this.#next()), time);
  }

  #next(): void {
    if (this.isPaused || this.at === null) return;
    if (this.at + 1 < this.steps.length) this.#play(this.at + 1);
    else this.#finish();
  }

  /** All has been shown: one decides now, or waits for more. */
  #finish(): void {
    const { now } = this;
    const isMine = now?.decision || now?.over || now?.undo?.possible;
    if (isMine) return this.#leave(false);
    this.step = null;
    this.#isDone = true;
  }

  #leave(hasMissed: boolean): void {
    this.#stop();
    this.at = null;
    this.isPaused = false;
    if (hasMissed) this.hasMissed = true;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#isDone = false;
    this.skips += 1;
    this.step = null;
  }
}

/** What nobody looks at waits. */
function whenSeen(go: () => void): void {
  if (document.visibilityState === "hidden")
    document.addEventListener("visibilitychange", () => whenSeen(go), { once: true });
  else go();
}
