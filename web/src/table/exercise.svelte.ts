/**
 * A position that is played from its answers alone: a lesson, a puzzle, a mistake. The server keeps nothing: whatever is
 * asked goes with all answers given so far, and to take one back is to ask without it.
 */
import * as api from "../api.ts";
import type { Box, Decision, Hint, LogLine, Room, Table } from "../wire.ts";
import { language } from "../words.svelte.ts";
import type { Wire } from "./play.svelte.ts";
import type { Step } from "./steps.ts";

/** What somebody who sets an exercise may add to the rules. */
export interface Terms {
  /** What can be chosen; answers that are closed here stay legal. */
  limit: (decision: Decision, inMind: string[]) => Decision | null;
  /** Why these answers are not taken; nothing if they are. */
  refuse: (actions: string[]) => string;
  /** Why nothing can be chosen at a place where the rules would allow it. */
  closed: (anchor: string) => string;
}

const FREE: Terms = { limit: (decision) => decision, refuse: () => "", closed: () => "" };
const MOST_SHOWN = 4; // new lines whose pieces fly; more would be a swarm

export class Exercise implements Wire {
  answers = $state.raw<string[]>([]);
  box = $state.raw<Box | null>(null);
  room = $state.raw<Room | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What has just happened, while it is animated, and how often that was cut short. */
  step = $state.raw<Step | null>(null);
  skips = $state(0);
  busy = $state(false);
  readonly isTaught = true;
  /** Why the exercise cannot be shown at all. */
  problem = $state.raw<unknown>(null);
  /** The first answers, which are not taken back. */
  kept = $state(0);

  /** As the rules have it. */
  whole = $state.raw<Table | null>(null);
  readonly table: Table | null = $derived.by(() => this.whole && this.#limited(this.whole, []));
  readonly #of: api.Exercise;
  readonly #terms: Terms;
  #language = language();
  #previews = new AbortController();

  constructor(of: api.Exercise, terms: Partial<Terms> = {}) {
    this.#of = of;
    this.#terms = { ...FREE, ...terms };
  }

  get game(): string {
    return this.#of.game;
  }

  /** Begin, or go on after answers that were given before. */
  async open(answers: string[] = []): Promise<void> {
    try {
      await this.#load(answers);
    } catch (error) {
      this.problem = error;
    }
  }

  /** From the start again, or after other answers. */
  restart(answers: string[] = []): Promise<void> {
    return this.#change(() => this.#load(answers));
  }

  /** The same in another language. */
  async speak(): Promise<void> {
    if (this.#language === language() || !this.box) return;
    this.#language = language();
    await this.restart(this.answers);
  }

  async #load(answers: string[]): Promise<void> {
    const { names, box, table } = await api.openExercise(this.#of, answers, this.#language);
    this.box = box;
    this.room = roomOf(this.#of.game, names, table.reader);
    this.skip();
    this.log = table.log.lines;
    this.answers = answers;
    this.whole = table;
  }

  // --- playing ---------------------------------------------------------------------------------------------------------

  act(actions: string[]): Promise<void> {
    const reason = this.#terms.refuse(actions);
    if (reason) return Promise.reject(new api.Refusal("closed", reason));
    return this.#change(() => this.#follow([...this.answers, ...actions]));
  }

  undo(): Promise<void> {
    return this.answers.length > this.kept ? this.restart(this.answers.slice(0, -1)) : Promise.resolve();
  }

  /** Show what answers would do, without giving them. */
  async show(answers: string[]): Promise<void> {
    const before = this.answers;
    await this.#change(() => this.#follow([...before, ...answers]));
    this.answers = before;
  }

  async #follow(answers: string[]): Promise<void> {
    const told = await api.exerciseTable(this.#of, answers, this.#language, this.whole?.revision ?? 0);
    const { start, lines } = told.log;
    this.skip();
    this.log = [...this.log.slice(0, start), ...lines];
    this.answers = answers;
    this.whole = told;
    if (lines.length <= MOST_SHOWN) this.step = { table: told, log: this.log, lines };
  }

  async #change(request: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#previews.abort();
    this.#previews = new AbortController();
    try {
      await request();
    } finally {
      this.busy = false;
    }
  }

  async explore(actions: string[]): Promise<Table> {
    const table = await api.tryExercise(this.#of, this.answers, actions, this.#language, this.#previews.signal);
    return this.#limited(table, actions);
  }

  async why(anchor: string, actions: string[]): Promise<string> {
    const { reason } = await api.whyNot(this.#of, this.answers, anchor, actions, this.#language);
    return reason || this.#terms.closed(anchor);
  }

  hint(): Promise<Hint[]> {
    return Promise.resolve([]);
  }
  skip(): void {
    this.skips += 1;
    this.step = null;
  }

  /** The answers that would lead through some questions: for each the first that is wanted. */
  async solve(isWanted: ((action: string) => boolean)[]): Promise<string[]> {
    const actions: string[] = [];
    let table = this.whole;
    for (const fits of isWanted) {
      if (actions.length > 0)
        table = await api.exerciseTable(this.#of, [...this.answers, ...actions], this.#language, 0);
      const found = table?.decision?.answers.find(({ action }) => fits(action));
      if (!found) break;
      actions.push(found.action);
    }
    return actions;
  }

  #limited(table: Table, inMind: string[]): Table {
    const undo = { possible: this.answers.length > this.kept, barrier: "" };
    return { ...table, undo, decision: table.decision && this.#terms.limit(table.decision, inMind) };
  }
}

/** There is nobody else: bots without a level, and nobody to talk to. */
function roomOf(game: string, names: string[], reader: number): Room {
  const seats: Room["seats"] = names.map((name, seat) => ({
    ...{ seat, name, kind: "person", level: null, character: null, left_by: null },
    ...{ mine: seat === reader, claimed: true, connected: true, since: null },
    ...{ clock: null, kept: false, covered: 0, nudged: null, open: false, muted: false, blocked: false },
  }));
  return {
    ...{ type: "room", id: "", game, options: {}, seats, chat: [], proposals: [], spectators: 0, host: false },
    ...{ gathering: false, watchable: false },
    ...{ playing: true, links: [], hints: false, over: false, created: 0, rematch: null, invited: [] },
    ...{ pace: null, pause: null, now: 0 },
  };
}
