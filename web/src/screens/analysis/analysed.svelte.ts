/**
 * A game that is analysed, as far as the analysis has got, and the decision in it that is looked at: the table as its seat
 * saw it then, and what it would have been after the answer given and after the best one.
 *
 * `step` counts as the chart does: 0 is before the first decision, and step `n` is decision `n - 1`, whose table lies open
 * while the chart already shows what came of it.
 */
import * as api from "../../api.ts";
import { complain } from "../../parts/toast.svelte.ts";
import { followed } from "../../review/following.ts";
import { isError, isGrade } from "../../review/grades.ts";
import { analysis, exploreReplay, judgedMoment } from "../../review/requests.ts";
import type { Wire } from "../../table/play.svelte.ts";
import type {
  Box,
  Chart,
  ComparedAnswer,
  GameAnalysis,
  Hint,
  JudgedDecision,
  JudgedMoment,
  LogLine,
  Replay,
  Room,
  Table,
} from "../../wire.ts";
import { language, reasonOf, t } from "../../words.svelte.ts";
import { nextIn, stepBy, type Stride } from "./steps.ts";

const REST = 1600; // milliseconds at each decision during automatic play
const SETTLES = 120; // before what an answer would have led to is asked for

/** The tables after the answer given and after the best one, as far as they can be foretold. */
export interface Futures {
  played: Table | null;
  best: Table | null;
}

export class AnalysedGame implements Wire {
  info = $state.raw<Replay | null>(null);
  report = $state.raw<GameAnalysis | null>(null);
  chart = $state.raw<Chart | null>(null);
  decisions = $state.raw<JudgedDecision[]>([]);
  /** Of the decision that is looked at, without its answers: nothing is to be decided any more. */
  table = $state.raw<Table | null>(null);
  moment = $state.raw<JudgedMoment | null>(null);
  futures = $state.raw<Futures>({ played: null, best: null });
  step = $state(0);
  isPlaying = $state(false);
  /** Why the game cannot be shown at all; why it cannot be analysed. */
  problem = $state.raw<unknown>(null);
  failure = $state.raw<unknown>(null);

  readonly log: LogLine[] = [];
  readonly busy = false;
  #moments = new Map<number, JudgedMoment>();
  #isDeep = false;
  #language = language();
  #asked = 0; // for the table; what was asked before no longer counts
  #following = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  // --- what there is ---------------------------------------------------------------------------------------------------

  get box(): Box | null {
    return this.info?.box ?? null;
  }
  get room(): Room | null {
    return this.info?.room ?? null;
  }
  /** The seat whose chances are at stake. */
  get me(): number {
    return Math.max(0, this.info?.viewpoint ?? 0);
  }
  get last(): number {
    return this.chart?.seats.length ?? 0;
  }
  /** The decision that is looked at, as the analysis numbers it. */
  get index(): number {
    return Math.max(0, this.step - 1);
  }
  get seat(): number {
    return this.chart?.seats[this.index] ?? this.me;
  }
  get judged(): JudgedDecision | null {
    return this.step > 0 ? (this.decisions[this.index] ?? null) : null;
  }
  get isComplete(): boolean {
    return this.report?.state === "done";
  }
  get isWaiting(): boolean {
    return !this.failure && !this.isComplete && this.report?.state !== "failed";
  }
  get chosen(): ComparedAnswer | null {
    return this.moment?.answers.find((answer) => answer.chosen) ?? null;
  }
  get best(): ComparedAnswer | null {
    return this.moment?.answers.find((answer) => answer.best) ?? null;
  }
  /** The steps of the mistakes of a seat. */
  errorsOf(seat: number): number[] {
    return this.decisions
      .filter((it) => it.seat === seat && isGrade(it.grade) && isError(it.grade))
      .map(({ index }) => index + 1);
  }

  // --- opening ---------------------------------------------------------------------------------------------------------

  /** `where` finds the step to begin with on the chart, if the address names one. */
  async open(seat: number | undefined, where: (chart: Chart) => number | null): Promise<void> {
    try {
      this.info = await api.replay(this.id, seat, false, this.#language);
      if (!this.info.over) throw new api.Refusal("running", t("review-running"));
      await this.#follow(where);
    } catch (error) {
      this.problem = error;
    }
  }

  /** Look from another seat. */
  async look(seat: number): Promise<void> {
    try {
      this.info = await api.replay(this.id, seat, false, this.#language);
      await this.#askAgain();
    } catch (error) {
      complain(reasonOf(error));
    }
  }

  /** The same in another language. */
  async speak(): Promise<void> {
    if (this.#language === language() || !this.info) return;
    this.#language = language();
    await this.look(this.info.viewpoint);
    this.seek(this.step);
  }

  async #askAgain(): Promise<void> {
    this.#moments.clear();
    if (!this.report) return;
    this.#take(await analysis(this.id, this.me, this.#language, 0));
  }

  retry(): void {
    this.failure = null;
    void this.#follow(() => this.step);
  }

  /** Ask again and again until there is no more to come. */
  async #follow(where: (chart: Chart) => number | null): Promise<void> {
    this.#following.abort();
    const { signal } = (this.#following = new AbortController());
    try {
      const reports = followed(
        this.id,
        () => this.me,
        signal,
        () => this.decisions.length,
      );
      for await (const report of reports) {
        const isFirst = !this.chart;
        this.#take(report);
        if (isFirst && this.chart) this.seek(where(this.chart) ?? 0);
        if (report.state === "done") this.#begin();
      }
    } catch (error) {
      if (!signal.aborted) this.failure = error;
    }
  }

  /** Where nobody has looked at anything yet, what cost the viewpoint most is a good beginning. */
  #begin(): void {
    if (this.step > 0) return;
    const own = (this.report?.moments ?? []).filter(({ seat, kind }) => seat === this.me && !kind.startsWith("luck"));
    const [dearest] = own.sort((one, other) => one.change - other.change);
    if (dearest) this.seek(dearest.index + 1);
  }

  #take(report: GameAnalysis): void {
    if (report.deep !== this.#isDeep) this.#moments.clear();
    this.#isDeep = report.deep;
    this.report = report;
    this.chart = report.chart ?? this.chart;
    const before = this.judged;
    this.decisions = [...this.decisions.slice(0, report.start), ...report.decisions];
    if (this.judged !== before) void this.#judge();
  }

  close(): void {
    this.#following.abort();
    this.stop();
  }

  // --- moving ----------------------------------------------------------------------------------------------------------

  seek(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    void this.#load();
  }

  go(stride: Stride, direction: 1 | -1): void {
    if (this.chart) this.seek(stepBy(this.chart, this.step, stride, direction));
  }

  /** To the next or the former of some steps; false if there is none. */
  goTo(steps: number[], direction: 1 | -1): boolean {
    const found = nextIn(steps, this.step, direction);
    if (found !== null) this.seek(found);
    return found !== null;
  }

  toggle(): void {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    if (this.step === this.last) this.seek(0);
    else this.#next();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    if (this.step >= this.last) this.stop();
    else this.seek(this.step + 1);
  }

  async #load(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const { chart, index, seat } = this;
    const at = chart?.at[index]?.[seat];
    if (at === undefined) return;
    try {
      const table = await api.replayTable(this.id, at, seat, false, this.#language, at);
      if (asked !== this.#asked) return;
      this.table = { ...table, decision: null };
      await this.#judge();
    } catch (error) {
      this.stop();
      if (this.table) complain(reasonOf(error));
      else this.problem = error;
    }
    if (this.isPlaying && asked === this.#asked) this.#timer = setTimeout(() => this.#next(), REST);
  }

  /** What is told of the decision, if it has been judged already. */
  async #judge(): Promise<void> {
    const asked = this.#asked;
    const { index, judged } = this;
    const known = this.#moments.get(index) ?? null;
    this.futures = { played: null, best: null };
    this.moment = judged ? known : null;
    if (!judged) return;
    try {
      const moment = known ?? (await judgedMoment(this.id, index, this.me, this.#language));
      if (asked !== this.#asked) return;
      this.#moments.set(index, moment);
      this.moment = moment;
      await new Promise((resume) => setTimeout(resume, SETTLES));
      if (asked !== this.#asked) return;
      const { chosen, best } = this;
      const [played, better] = await Promise.all([this.#after(chosen), best === chosen ? null : this.#after(best)]);
      if (asked === this.#asked) this.futures = { played, best: better };
    } catch (error) {
      if (asked === this.#asked) complain(reasonOf(error));
    }
  }

  /** The table after an answer; null where nobody could have foretold it. */
  #after(answer: ComparedAnswer | null): Promise<Table | null> {
    const at = this.chart?.at[this.index]?.[this.seat];
    if (!answer?.preview || answer.preview.veiled || at === undefined) return Promise.resolve(null);
    return exploreReplay(this.id, this.seat, at, answer.actions, this.#language).catch(() => null);
  }

  // --- doing, which is over ----------------------------------------------------------------------------------------------

  skip(): void {}
  act(): Promise<void> {
    return Promise.reject(new api.Refusal("replay", t("replay-only-looking")));
  }
  undo(): Promise<void> {
    return this.act();
  }
  explore(actions: string[]): Promise<Table> {
    const at = this.chart?.at[this.index]?.[this.seat] ?? 1;
    return exploreReplay(this.id, this.seat, at, actions, this.#language);
  }
  why(): Promise<string> {
    return Promise.resolve(t("replay-only-looking"));
  }
  hint(): Promise<Hint[]> {
    return Promise.resolve([]);
  }
}
