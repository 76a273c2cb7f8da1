/**
 * A replay: the moments of a game, and the table at one of them. Nothing can be done here; what was hidden then stays
 * hidden, unless the game is over and everything is to be shown.
 *
 * `index` is the moment wanted; the table follows as fast as the server answers, and skips moments that were passed in the
 * meantime.
 */
import * as api from "../../api.ts";
import { complain } from "../../parts/toast.svelte.ts";
import type { Wire } from "../../table/play.svelte.ts";
import type { Step } from "../../table/steps.ts";
import type { Box, Decision, Hint, LogLine, Moment, Replay, Room, Table } from "../../wire.ts";
import { language, reasonOf, t } from "../../words.svelte.ts";
import { sameMoment, stepFrom, type TurnStep } from "./moments.ts";

export const PACES = [0.5, 1, 2, 4] as const;
const REST = 1600; // milliseconds at each moment during automatic play
const MOST_SHOWN = 4; // new lines whose pieces fly; more would be a swarm

export interface Viewpoint {
  seat: number | undefined;
  open: boolean | undefined;
}

export class ReplayGame implements Wire {
  info = $state.raw<Replay | null>(null);
  /** The table without its decision: nothing is to be answered any more. */
  table = $state.raw<Table | null>(null);
  /** What the reader was asked then. */
  question = $state.raw<Decision | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What is being animated, and how often that was cut short. */
  step = $state.raw<Step | null>(null);
  skips = $state(0);
  /** Why the game cannot be shown at all. */
  problem = $state.raw<unknown>(null);
  index = $state(0);
  isPlaying = $state(false);
  pace = $state<number>(1);

  readonly busy = false;
  #shown = -1; // the index of the table
  #isFollowing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #language = language();
  #wished: Viewpoint = { seat: undefined, open: undefined }; // which may not have been told yet

  constructor(readonly id: string) {}

  get box(): Box | null {
    return this.info?.box ?? null;
  }
  get room(): Room | null {
    return this.info?.room ?? null;
  }
  get moments(): Moment[] {
    return this.info?.moments ?? [];
  }
  get moment(): Moment | undefined {
    return this.moments[this.index];
  }
  /** Whether nothing more can come. */
  get isAtEnd(): boolean {
    return this.index >= this.last && (this.info?.over ?? true);
  }
  get last(): number {
    return this.moments.length - 1;
  }

  // --- looking ---------------------------------------------------------------------------------------------------------

  /** Begin at a revision, or else at the first moment. */
  async open(viewpoint: Viewpoint, at: number): Promise<void> {
    try {
      this.info = await this.#ask(viewpoint);
      this.#wished = { seat: this.info.viewpoint, open: this.info.open };
      this.index = Math.max(
        0,
        this.moments.findLastIndex((moment) => moment.at <= at),
      );
      await this.#follow();
    } catch (error) {
      this.problem = error;
    }
  }

  /** Look from elsewhere at the same moment; what is not named stays as it was wished last. */
  async look(wish: Partial<Viewpoint>): Promise<void> {
    const before = this.info;
    if (!before) return;
    const wished = (this.#wished = { ...this.#wished, ...wish });
    try {
      const info = await this.#ask(wished);
      if (this.#wished !== wished) return; // something else meanwhile
      this.index = sameMoment(before.moments, this.index, info.moments);
      this.info = info;
      this.#shown = -1;
      await this.#follow();
    } catch (error) {
      this.#wished = { seat: before.viewpoint, open: before.open };
      complain(reasonOf(error));
    }
  }

  /** The same in another language. */
  async speak(): Promise<void> {
    if (this.#language === language() || !this.info) return;
    this.#language = language();
    await this.look({});
  }

  #ask({ seat, open }: Viewpoint): Promise<Replay> {
    return api.replay(this.id, seat, open, this.#language);
  }

  // --- moving ----------------------------------------------------------------------------------------------------------

  seek(index: number): void {
    this.index = Math.max(0, Math.min(index, this.last));
    void this.#follow();
  }

  go(stride: TurnStep, direction: 1 | -1): void {
    if (direction > 0 && this.index === this.last && !this.info?.over) void this.#catchUp();
    else this.seek(stepFrom(this.moments, this.index, stride, direction));
  }

  /** The game may have continued. */
  async #catchUp(): Promise<void> {
    const { info, moment } = this;
    if (!info || !moment) return;
    try {
      const now = await this.#ask({ seat: info.viewpoint, open: info.open });
      if (info !== this.info) return;
      this.info = now;
      this.#shown = -1; // moves that were taken back are no longer among the moments
      this.seek(this.moments.findLastIndex(({ at }) => at <= moment.at) + 1);
    } catch (error) {
      complain(reasonOf(error));
    }
  }

  toggle(): void {
    if (this.isPlaying) {
      this.stop();
      return;
    }
    this.isPlaying = true;
    if (this.index === this.last) this.seek(0);
    else this.go("decision", 1);
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.stop();
  }

  skip(): void {
    this.skips += 1;
    this.step = null;
  }

  async #follow(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    try {
      while (this.info && this.#shown !== this.index) await this.#load(this.info, this.index);
    } catch (error) {
      this.stop();
      if (this.table) complain(reasonOf(error));
      else this.problem = error;
    } finally {
      this.#isFollowing = false;
    }
    if (this.isPlaying) this.#timer = setTimeout(() => this.#next(), REST / this.pace);
  }

  #next(): void {
    if (this.index >= this.last) this.stop();
    else this.go("decision", 1);
  }

  async #load(info: Replay, index: number): Promise<void> {
    const { at } = info.moments[index]!;
    const after = this.#shown < 0 ? 0 : (this.table?.revision ?? 0);
    const told = await api.replayTable(this.id, at, info.viewpoint, info.open, this.#language, after);
    if (info !== this.info) return; // the viewpoint has changed meanwhile
    const { start, lines } = told.log;
    const isNews = after > 0 && at > after && lines.length <= MOST_SHOWN;
    this.skip();
    this.question = told.decision;
    this.log = [...this.log.slice(0, start), ...lines];
    this.table = { ...told, decision: null };
    if (isNews) this.step = { table: this.table, log: this.log, lines };
    this.#shown = index;
  }

  // --- doing, which is over ----------------------------------------------------------------------------------------------

  act(): Promise<void> {
    return Promise.reject(new api.Refusal("replay", t("replay-only-looking")));
  }
  undo(): Promise<void> {
    return this.act();
  }
  explore(): Promise<Table> {
    return Promise.reject(new api.Refusal("replay", t("replay-only-looking")));
  }
  why(): Promise<string> {
    return Promise.resolve(t("replay-only-looking"));
  }
  hint(): Promise<Hint[]> {
    return Promise.resolve([]);
  }
}
