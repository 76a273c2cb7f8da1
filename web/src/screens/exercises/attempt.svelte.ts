/**
 * Tries at an exercise, one after the other: the answers are played on its table, judged once the try is over, and taken
 * back for the next one. What is best is not here before it has been found or was asked for.
 */
import { onMount, untrack } from "svelte";
import { complain } from "../../parts/toast.svelte.ts";
import type { Exercise } from "../../table/exercise.svelte.ts";
import type { Wire } from "../../table/play.svelte.ts";
import type { Step } from "../../table/steps.ts";
import type { Box, Clue, Hint, Language, LogLine, Room, Table, Verdict } from "../../wire.ts";
import { language, reasonOf } from "../../words.svelte.ts";

/** Who knows what a try is worth. */
export interface Assessor {
  judge(answers: string[], language: Language): Promise<Verdict>;
  clue(answers: string[], level: number, language: Language): Promise<Clue>;
}

export interface Tried {
  answers: string[];
  verdict: Verdict;
}

/** Asking for a try, telling what it was worth, or at the end: found, or shown. */
export type Stage = "asking" | "judged" | "found" | "shown";

export const MOST_CLUES = 2;

export class Attempt implements Wire {
  stage = $state<Stage>("asking");
  tries = $state.raw<Tried[]>([]);
  clue = $state.raw<Clue | null>(null);
  clues = $state(0); // given so far
  /** How many steps of the solution lie on the table; null while it is not walked through. */
  walked = $state<number | null>(null);

  readonly #exercise: Exercise;
  readonly #assessor: Assessor;
  #isJudging = $state(false);

  constructor(exercise: Exercise, assessor: Assessor) {
    this.#exercise = exercise;
    this.#assessor = assessor;
  }

  // --- what lies on the table --------------------------------------------------------------------------------------

  /** Nothing can be done between two tries. */
  readonly table: Table | null = $derived.by(() => {
    const { table } = this.#exercise;
    if (!table || this.stage === "asking") return table;
    return { ...table, decision: null, undo: { possible: false, barrier: "" } };
  });
  get box(): Box | null {
    return this.#exercise.box;
  }
  get room(): Room | null {
    return this.#exercise.room;
  }
  get log(): LogLine[] {
    return this.#exercise.log;
  }
  get step(): Step | null {
    return this.#exercise.step;
  }
  get skips(): number {
    return this.#exercise.skips;
  }
  get busy(): boolean {
    return this.#exercise.busy || this.#isJudging;
  }
  get isOver(): boolean {
    return this.stage === "found" || this.stage === "shown";
  }
  /** Answers of this try. */
  get answers(): string[] {
    return this.#exercise.answers;
  }

  // --- trying ------------------------------------------------------------------------------------------------------

  /** What comes after the turn is no part of the exercise, so its end is judged but not played. */
  async act(actions: string[]): Promise<void> {
    const answers = [...this.answers, ...actions];
    const isEnd = this.table?.decision?.answers.some(({ action, ends_turn }) => ends_turn && action === actions[0]);
    this.#forgetClue();
    this.#isJudging = true;
    try {
      if (!isEnd) await this.#exercise.act(actions);
      const verdict = await this.#assessor.judge(answers, language());
      if (!verdict.is_over) return;
      this.tries = [...this.tries, { answers, verdict }];
      this.stage = verdict.outcome === "found" ? "found" : "judged";
    } finally {
      this.#isJudging = false;
    }
  }

  async undo(): Promise<void> {
    await this.#exercise.undo();
    this.#forgetClue();
  }

  explore(actions: string[]): Promise<Table> {
    return this.#exercise.explore(actions);
  }
  why(anchor: string, actions: string[]): Promise<string> {
    return this.#exercise.why(anchor, actions);
  }
  hint(): Promise<Hint[]> {
    return Promise.resolve([]);
  }
  skip(): void {
    this.#exercise.skip();
  }

  /** Begin once more. */
  async again(): Promise<void> {
    this.#forgetClue();
    this.walked = null;
    await this.#do(() => this.#exercise.restart());
    this.stage = "asking";
  }

  /** First where to look, then more; each try begins with the first again. */
  async help(): Promise<void> {
    if (this.stage === "judged") await this.again();
    if (this.stage !== "asking" || this.clues >= MOST_CLUES) return;
    await this.#do(async () => {
      this.clue = await this.#assessor.clue([...this.answers], this.clues + 1, language());
      this.clues += 1;
    });
  }

  #forgetClue(): void {
    this.clue = null;
    this.clues = 0;
  }

  // --- the solution ------------------------------------------------------------------------------------------------

  /** Give up. */
  show(): void {
    if (this.stage === "asking" || this.stage === "judged") this.stage = "shown";
    this.#forgetClue();
  }

  /** Put the first steps of the solution on the table; `steps` are the answers up to the end of each. */
  async walk(steps: string[][], count: number): Promise<void> {
    if (!this.isOver || this.busy || count < 0 || count > steps.length) return;
    const done = count === 0 ? [] : steps[count - 1]!;
    const isNext = this.walked !== null && count === this.walked + 1;
    const further = done.slice(this.answers.length);
    if (!isNext) await this.#do(() => this.#exercise.restart(done));
    else if (further.length > 0) await this.#do(() => this.#exercise.act(further));
    this.walked = count;
  }

  async #do(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (error) {
      complain(reasonOf(error));
    }
  }
}

/** An exercise that is open, and tries at it. Call this while a component begins. */
export function attemptAt(exercise: Exercise, assessor: Assessor): Attempt {
  onMount(() => void exercise.open());
  $effect(() => {
    language();
    void untrack(() => exercise.speak());
  });
  return new Attempt(exercise, assessor);
}
