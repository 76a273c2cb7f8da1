/** The mistakes that a seat made in a finished game, the dearest of them, in the order of the game. */
import { onDestroy } from "svelte";
import * as api from "../../api.ts";
import { isError, isGrade, type MarkKind } from "../../review/grades.ts";
import { followed } from "../../review/following.ts";
import { analysis } from "../../review/requests.ts";
import { isSolved } from "../../solved.svelte.ts";
import type { GameAnalysis, KeyMoment } from "../../wire.ts";
import { language, t } from "../../words.svelte.ts";

const MOST = 5; // in a game of somebody who learns, all is red

export interface Mistake extends KeyMoment {
  kind: Exclude<MarkKind, "luck-up" | "luck-down"> & KeyMoment["kind"];
}

export class Mistakes {
  report = $state.raw<GameAnalysis | null>(null);
  problem = $state.raw<unknown>(null);
  now = $state(0); // which of them is tried
  showsAll = $state(false);
  seat = $state(0);
  game = "";
  readonly #leaving = new AbortController();

  /** `wished` is the seat whose mistakes they are; by default one's own. */
  constructor(
    readonly id: string,
    readonly wished: number | undefined,
  ) {
    onDestroy(() => this.#leaving.abort());
  }

  readonly #all: Mistake[] = $derived.by(() =>
    (this.report?.moments ?? []).filter(
      (moment): moment is Mistake => moment.seat === this.seat && isGrade(moment.kind) && isError(moment.kind),
    ),
  );
  readonly list: Mistake[] = $derived.by(() => {
    if (this.showsAll) return this.#all;
    const dearest = [...this.#all].sort((one, other) => one.change - other.change).slice(0, MOST);
    return this.#all.filter((mistake) => dearest.includes(mistake));
  });
  readonly further = $derived.by(() => this.#all.length - this.list.length);

  get isReady(): boolean {
    return this.report?.state === "done";
  }
  get mistake(): Mistake | undefined {
    return this.list[this.now];
  }
  keyOf({ index }: KeyMoment): string {
    return `mistake/${this.id}/${index}`;
  }
  isFound(mistake: KeyMoment): boolean {
    return isSolved(this.keyOf(mistake));
  }
  get found(): number {
    return this.list.filter((mistake) => this.isFound(mistake)).length;
  }

  /** The next one that has not been found, from here on and around; -1 if all have been. */
  get next(): number {
    const count = this.list.length;
    const order = Array.from({ length: count }, (_, step) => (this.now + 1 + step) % count);
    return order.find((at) => !this.isFound(this.list[at]!)) ?? -1;
  }

  /** Ask until everything has been judged. */
  async open(): Promise<void> {
    this.problem = null;
    try {
      const { room, viewpoint, over } = await api.replay(this.id, this.wished, false, language());
      if (!over) throw new api.Refusal("running", t("mistakes-running"));
      this.game = room.game;
      this.seat = Math.max(0, viewpoint);
      for await (const report of followed(this.id, () => this.seat, this.#leaving.signal)) this.report = report;
    } catch (error) {
      if (!this.#leaving.signal.aborted) this.problem = error;
    }
  }

  /** The same in another language. */
  async speak(): Promise<void> {
    if (this.isReady) this.report = await analysis(this.id, this.seat, language(), 0);
  }
}
