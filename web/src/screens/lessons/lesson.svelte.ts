/** A lesson that is being taken: its step, what that wants, and what is still missing. */
import { Exercise } from "../../table/exercise.svelte.ts";
import type { Lesson, LessonStep } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import { note, progressOf } from "../../lessons.ts";
import { fit, limited, testOf, type Test } from "./wanted.ts";

const SHOWN = 1900; // milliseconds during which what was asked to be shown is seen
const PRAISED = 700; // before the next step

export class Taking {
  readonly exercise: Exercise;
  index = $state(0);
  /** The number that was chosen wrongly last. */
  missed = $state<number | null>(null);
  isDone = $state(false); // with this step
  isShowing = $state(false); // how it is done
  isOver = $state(false); // with the lesson
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    this.exercise = new Exercise(
      { kind: "lesson", game, name: lesson.name },
      {
        limit: (decision, inMind) =>
          this.isShowing || this.isDone ? null : limited(decision, this.#after(inMind), this.closed),
        refuse: (actions) => (fit(actions, this.missing) ? "" : this.closed),
        closed: (anchor) => (this.#isOpenByRules(anchor) ? this.closed : ""),
      },
    );
  }

  // --- what is asked for ---------------------------------------------------------------------------------------------

  get step(): LessonStep {
    return this.lesson.steps[this.index]!;
  }
  get wanted(): Test[] {
    return this.step.wanted.map(testOf);
  }
  /** Answers given before this step began. */
  get #before(): number {
    return this.lesson.steps.slice(0, this.index).reduce((sum, step) => sum + step.wanted.length, 0);
  }
  get given(): number {
    return this.exercise.answers.length - this.#before;
  }
  /** What the step still wants. */
  get missing(): Test[] {
    return this.wanted.slice(this.given);
  }
  /** Whether there is something to do on the table, rather than to read or to count. */
  get isDoing(): boolean {
    return this.step.wanted.length > 0;
  }
  get closed(): string {
    return this.isDoing ? t("lesson-closed", { wish: this.word("do") }) : t("lesson-closed-reading");
  }
  /** The words of the step: its title, its `text`, what is to `do`. */
  word(form?: string, device = "mouse"): string {
    return t(`${this.game}-lesson-${this.lesson.name}-${this.step.name}`, { device }, form);
  }
  /** The right number, where one is counted: what the coming scoring brings from this source. */
  get count(): number {
    const table = this.exercise.whole;
    const sources = table?.scores[table.reader]?.sources ?? [];
    return sources.find(({ name }) => name === this.step.counts)?.forecast ?? 0;
  }

  #after(inMind: string[]): Test[] {
    return fit(inMind, this.missing) ? this.missing.slice(inMind.length) : [];
  }

  #isOpenByRules(anchor: string): boolean {
    const decision = this.exercise.whole?.decision;
    return [...(decision?.answers ?? []), ...(decision?.plans ?? [])].some((one) => one.anchor === anchor);
  }

  // --- going through it ----------------------------------------------------------------------------------------------

  /** Begin, or go on where this browser left off. */
  async open(): Promise<void> {
    const known = progressOf(this.game, this.lesson.name);
    const { step, answers } = known && known !== "done" ? known : { step: 0, answers: [] as string[] };
    this.index = Math.min(step, this.lesson.steps.length - 1);
    await this.exercise.open(answers.slice(0, this.#before));
    this.exercise.kept = this.#before;
  }

  /** Look whether the step is done; call this when an answer has been given. */
  look(): void {
    if (!this.isDoing || this.isDone || this.isShowing || this.missing.length > 0) return;
    this.#praise();
  }

  choose(number: number): void {
    this.missed = number === this.count ? null : number;
    if (this.missed === null) this.#praise();
  }

  #praise(): void {
    this.isDone = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.next(), PRAISED);
  }

  next(): void {
    clearTimeout(this.#timer);
    this.isDone = false;
    this.missed = null;
    if (this.index + 1 >= this.lesson.steps.length) {
      this.isOver = true;
      note(this.game, this.lesson.name, "done");
      return;
    }
    this.index += 1;
    this.exercise.kept = this.exercise.answers.length;
    note(this.game, this.lesson.name, { step: this.index, answers: this.exercise.answers });
  }

  /** Back to the step before, as it began. */
  async back(): Promise<void> {
    if (this.index === 0 || this.exercise.busy) return;
    this.isDone = false;
    this.missed = null;
    clearTimeout(this.#timer);
    this.index -= 1;
    this.exercise.kept = this.#before;
    await this.exercise.restart(this.exercise.answers.slice(0, this.#before));
  }

  /** Do it, and take it back. */
  async show(): Promise<void> {
    if (this.isShowing || this.isDone || this.exercise.busy) return;
    this.isShowing = true;
    const { answers } = this.exercise;
    try {
      await this.exercise.show(await this.exercise.solve(this.missing));
      await new Promise((go) => (this.#timer = setTimeout(go, SHOWN)));
      await this.exercise.restart(answers);
    } finally {
      this.isShowing = false;
    }
  }

  /** Go on as if the step were done. */
  async skip(): Promise<void> {
    if (this.isShowing || this.exercise.busy) return;
    const { missing } = this;
    this.isDone = true; // whatever comes of it is not to be judged
    if (missing.length > 0) await this.exercise.act(await this.exercise.solve(missing));
    this.next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
