/**
 * What a person does at the table: looks at what is possible, tries it, and does it. No rules stand here: what is
 * legal, what it costs and brings, and why something is not possible, all comes from the server.
 *
 * Components reach it by `getPlay()`. `table` is what lies on the table, with the decision to be made now; `after` is
 * the table as it would be after what is hovered or selected, for "0 → 1"; ghosts are what would newly lie there.
 *
 * Building is one gesture: pressing a tile of the supply opens its plan, so that the decision becomes where to build,
 * as the server imagines it; pressing a site then sends exchanges, building and site together.
 */
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { Refusal } from "../api.ts";
import { announce } from "../parts/announce.svelte.ts";
import { bubble } from "../parts/bubble.svelte.ts";
import { tipAt } from "../parts/tip.ts";
import { complain } from "../parts/toast.svelte.ts";
import { settings } from "../settings.svelte.ts";
import type { Answer, Box, Decision, Hint, LogLine, Plan, Preview, Room, Table, Way } from "../wire.ts";
import { reasonOf, t } from "../words.svelte.ts";
import { drawnAt, elementAt, hold, middleOf, rectOf, type Board, type Point } from "./anchor.ts";
import {
  advance,
  advisedGesture,
  answersAt,
  areTurns,
  choiceOf,
  costOf,
  forcedOf,
  gestureOf,
  ghostsOf,
  imaginedLines,
  isWhole,
  keyOf,
  litPlaces,
  nearest,
  opened,
  PLAIN,
  planAt,
  planGesture,
  type Gesture,
  type ChoiceStyle,
  type Open,
  type Placed,
  type Underway,
} from "./choices.ts";

/** The way to the server. */
export interface Wire {
  readonly table: Table | null;
  readonly box: Box | null;
  readonly room: Room | null;
  readonly log: LogLine[];
  readonly busy: boolean;
  readonly isTaught?: boolean; // each answer is for the person to find, an only one too
  readonly coming?: Decision | null; // what one has to decide once it has been shown how that came about
  act(actions: string[]): Promise<void>; // the new table comes as `table`
  undo(): Promise<void>;
  explore(actions: string[]): Promise<Table>;
  why(anchor: string, actions: string[]): Promise<string>; // after answers that are only in mind
  hint(actions: string[]): Promise<Hint[]>; // after some answers
  skip(): void; // what is still being shown
}

/** Several answers at one place, to choose from; those aside are not what the place is for, and have their price. */
export interface Offer {
  anchor: string;
  answers: Answer[];
  isAside: boolean;
}

/** A plan that is being carried out: in which way, and the decision that follows, if one does. */
interface Opened extends Underway {
  plan: Plan;
  way: Way;
  decision: Open | null;
}

const EXPLORE_AFTER = 60; // milliseconds of rest on a place before its consequences are asked for
const HIGHLIGHT_STAYS = 2500;

export class Play implements Board {
  offer = $state.raw<Offer | null>(null);

  readonly #wire: Wire;
  readonly #choiceStyle: ChoiceStyle;
  /** The rival whose mat lies open, on a large screen. */
  visited = $state<number | null>(null);
  /** Where that happens which is being shown; null while nothing is. */
  watched = $state.raw<string[] | null>(null);
  /** Whether the answers aside are shown, instead of the others. */
  isAside = $state(false);
  #opened = $state.raw<Opened | null>(null);
  #hovered = $state.raw<Gesture | null>(null);
  #selected = $state.raw<Gesture | null>(null);
  #turned: { anchor: string; action: string } | null = null;
  #at: string | null = null; // the place last considered
  #choice = ""; // which the table offered last
  #revision = -1; // of that table
  #attempts = 0; // to do something; what an earlier one has asked for no longer counts
  #highlighted = $state.raw<ReadonlySet<string>>(new Set());
  #imagined = new SvelteMap<string, Table | null>(); // by gesture; null where it cannot be foretold
  #imaginedFrom: Table | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #highlightEnd: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: Wire, choiceStyle: ChoiceStyle = PLAIN) {
    this.#wire = wire;
    this.#choiceStyle = choiceStyle;
  }

  // --- what there is -----------------------------------------------------------------------------------------------

  get real(): Table {
    return this.#wire.table!;
  }
  get box(): Box {
    return this.#wire.box!;
  }
  get room(): Room {
    return this.#wire.room!;
  }
  get log(): LogLine[] {
    return this.#wire.log;
  }
  get busy(): boolean {
    return this.#wire.busy;
  }
  get me(): number {
    return this.real.reader;
  }
  /** The decision that is open now: the real one, or what follows the plan that is being carried out. */
  readonly decision: Open | null = $derived.by(
    () => this.#opened?.decision ?? (this.real.decision && opened(this.real.decision, this.#choiceStyle)),
  );
  readonly table: Table = $derived.by(() => ({ ...this.real, decision: this.decision }));
  readonly after: Table | null = $derived.by(() =>
    this.gesture ? (this.#imagined.get(keyOf(this.gesture)) ?? null) : null,
  );

  // --- what is considered ------------------------------------------------------------------------------------------

  /** What is shown as a preview: the selected, or else what the pointer or the focus is on. */
  get gesture(): Gesture | null {
    return this.#selected ?? this.#hovered;
  }
  get selected(): Gesture | null {
    return this.#selected;
  }
  get opened(): Plan | null {
    return this.#opened?.plan ?? null;
  }
  get way(): Way | null {
    return this.#opened?.way ?? null;
  }
  /** Whether a plan is underway that still needs a place. */
  get isPlacing(): boolean {
    return this.#opened?.decision != null;
  }
  readonly preview: Preview | null = $derived.by(() => this.gesture?.preview ?? this.#opened?.preview ?? null);
  readonly #coming = $derived.by(() => this.#wire.coming && opened(this.#wire.coming, this.#choiceStyle));
  readonly #lit = $derived.by(() => litPlaces(this.decision ?? this.#coming ?? null, this.isAside));
  readonly #ghosts = $derived.by(() =>
    this.after ? ghostsOf(imaginedLines(this.after, this.log.length)) : new Map<string, string>(),
  );

  readonly #chosen = $derived.by(
    () => new Set([...(this.gesture?.places ?? []), ...(this.#opened ? [this.#opened.plan.anchor] : [])]),
  );
  readonly marks = $derived({ lit: this.#lit, chosen: this.#chosen, shown: this.#highlighted });

  /** What the answers aside are, where there are any. */
  get aside(): ChoiceStyle["aside"] {
    return this.decision?.answers.some((answer) => answer.isAside) ? this.#choiceStyle.aside : null;
  }

  lit(anchor: string): boolean {
    return this.#lit.has(anchor);
  }
  chosen(anchor: string): boolean {
    return this.#chosen.has(anchor);
  }
  shown(anchor: string): boolean {
    return this.#highlighted.has(anchor);
  }
  ghost(anchor: string): { piece: string } | null {
    const piece = this.#ghosts.get(anchor);
    return piece === undefined ? null : { piece };
  }
  paid(resource: string): number {
    return Math.max(0, -(this.preview?.resources[resource] ?? 0));
  }
  plan(anchor: string): Plan | null {
    return planAt(this.real.decision, anchor);
  }
  /** Whether a piece in hand can be laid in several ways at the place considered. */
  get canTurn(): boolean {
    const place = this.gesture?.places[0];
    return place !== undefined && areTurns(this.#turnsOf(this.gesture!));
  }

  // --- input on places ---------------------------------------------------------------------------------------------

  hover(anchor: string | null, at?: Point): void {
    const gesture = anchor === null ? null : this.#gestureAt(anchor, at);
    if (gesture) this.#at = anchor;
    this.#consider(gesture);
  }

  /** Show what an answer would change, from its button or a list. */
  consider(answer: Answer | null): void {
    this.#consider(answer ? this.#gesture(this.#placed(answer)) : null);
  }

  press(anchor: string, at?: Point, on?: Element): void {
    if (this.busy) return;
    if (this.#lit.has(anchor)) this.#act();
    this.offer = null;
    const answers = answersAt(this.decision, anchor, this.isAside);
    const aside = answersAt(this.decision, anchor, true);
    const plan = planAt(this.decision, anchor) ?? this.plan(anchor);
    if (plan && plan.action === this.#opened?.plan.action && !this.isPlacing) this.confirm();
    else if (plan?.ways[0] && answers.length === 0) void this.#open(plan, plan.ways[0]);
    else if (plan && answers.length === 0) say(anchor, plan.reason, on);
    else if (answers.length > 1 && !areTurns(answers)) this.offer = { anchor, answers, isAside: false };
    else if (answers.length > 0) this.#choose(this.#gestureAt(anchor, at)!);
    else if (aside.length > 0)
      this.offer = { anchor, answers: aside, isAside: true }; // not lit: nobody pays for it unasked
    else void this.#explain(anchor, on);
  }

  /** Go to the decision, whatever is still being shown. */
  #act(): void {
    const isComing = this.#coming != null;
    this.#wire.skip();
    if (isComing) this.refresh();
  }

  #gestureAt(anchor: string, at?: Point): Gesture | null {
    const answers = answersAt(this.decision, anchor, this.isAside);
    const [first, ...others] = answers;
    if (first && others.length === 0) return this.#gesture(first);
    if (areTurns(answers)) return this.#gesture(this.#laid(anchor, answers, at));
    const plan = planAt(this.decision, anchor);
    return !first && plan?.ways[0] ? planGesture(plan, plan.ways[0]) : null;
  }

  #gesture(answer: Placed): Gesture {
    return gestureOf(answer, this.isPlacing ? this.#opened : null);
  }

  #placed(answer: Answer): Placed {
    return { also: [], isAside: false, ...answer };
  }

  /** How a long piece lies: as it was turned here, or nearest to the pointer, or as it lies already. */
  #laid(anchor: string, answers: Placed[], at?: Point): Placed {
    const turned = answers.find((answer) => this.#turned?.anchor === anchor && answer.action === this.#turned.action);
    const lying = answers.find((answer) => answer.action === this.gesture?.actions.at(-1));
    return turned ?? (at ? nearest(answers, anchor, at, middleAt) : lying) ?? answers[0]!;
  }

  turn(): void {
    const gesture = this.gesture;
    if (!gesture) return;
    const answers = this.#turnsOf(gesture);
    if (!areTurns(answers)) return;
    const now = answers.findIndex((answer) => answer.action === gesture.actions.at(-1));
    const next = answers[(now + 1) % answers.length]!;
    this.#turned = { anchor: this.#pivot(gesture), action: next.action };
    if (this.#selected) this.#selected = this.#gesture(next);
    this.#consider(this.#gesture(next));
  }

  #turnsOf(gesture: Gesture): Placed[] {
    return answersAt(this.decision, this.#pivot(gesture));
  }

  #pivot(gesture: Gesture): string {
    return this.#at !== null && gesture.places.includes(this.#at) ? this.#at : gesture.places[0]!;
  }

  // --- choosing ----------------------------------------------------------------------------------------------------

  /** A button was pressed. */
  answer(answer: Answer): void {
    this.offer = null;
    void this.#do(this.#gesture(this.#placed(answer)));
  }

  /** Several answers in a row, as one request. */
  perform(actions: string[]): void {
    void this.#attempt(() => this.#wire.act(actions));
  }

  /** Do what an answer from a list names, as if its place were pressed; what is in hand is put back first. */
  follow(action: string): void {
    this.#forget();
    const plan = this.#planned(action);
    const gesture = this.#named(action);
    if (plan?.ways[0]) void this.#open(plan, plan.ways[0]);
    else if (gesture) this.#choose(gesture);
  }

  /** Show what an answer from a list names, as if the pointer were on its place; not while something is in hand. */
  lookAt(action: string | null): void {
    if (!this.#opened) this.#consider(action === null ? null : this.#named(action));
  }

  #planned(action: string): Plan | undefined {
    return this.real.decision?.plans.find((plan) => plan.action === action);
  }

  #named(action: string): Gesture | null {
    const plan = this.#planned(action);
    if (plan?.ways[0]) return planGesture(plan, plan.ways[0]);
    const answer = this.decision?.answers.find((one) => one.action === action);
    return answer ? this.#gesture(answer) : null;
  }

  /** With confirmation the first press selects and the second one does it. */
  #choose(gesture: Gesture): void {
    const isSelected = this.#selected !== null && keyOf(this.#selected) === keyOf(gesture);
    if (!settings.confirm || isSelected) {
      void this.#do(gesture);
      return;
    }
    this.#select(gesture);
  }

  #select(gesture: Gesture): void {
    this.#selected = gesture;
    void this.#imagine(gesture);
  }

  /** Choose what a plan would do at once, and wait: it was planned, and is still to be confirmed whatever is usual. */
  propose(plan: Plan, way: Way): void {
    this.#forget();
    if (plan.ways.length > 1) void this.#open(plan, way);
    else this.#select(planGesture(plan, way));
  }

  /** Enter on a place: where nothing can be chosen it confirms what is ready, as it does beside all places. */
  enter(anchor: string): void {
    if (this.gesture && (this.#selected || this.#opened) && !this.#lit.has(anchor)) this.confirm();
    else this.press(anchor);
  }

  confirm(): void {
    if (this.gesture && (this.#selected || this.#opened)) void this.#do(this.gesture);
  }

  /** Step back from what is being tried; false if nothing was. */
  cancel(): boolean {
    const wasTrying = this.#opened !== null || this.#selected !== null || this.offer !== null;
    this.#forget();
    return wasTrying;
  }

  /** Carry the plan out in another way; the place looked at stays, where that way leads there too. */
  async take(way: Way): Promise<void> {
    if (!this.#opened) return;
    const last = this.isPlacing ? this.gesture?.actions.at(-1) : undefined;
    const wasSelected = this.#selected !== null;
    await this.#open(this.#opened.plan, way);
    const same = this.isPlacing && this.decision?.answers.find((answer) => answer.action === last);
    if (same && wasSelected) this.#select(this.#gesture(same));
    else if (same) this.consider(same);
  }

  async #open(plan: Plan, way: Way): Promise<void> {
    this.#forget();
    const gesture = planGesture(plan, way);
    if (isWhole(way) && plan.ways.length > 1) {
      this.#opened = { plan, way, actions: way.actions, preview: costOf(way), decision: null };
      this.#select(gesture);
      return;
    }
    const attempt = this.#attempts;
    const release = hold(gesture.places);
    const table = isWhole(way) ? null : await this.#imagine(gesture);
    release();
    if (attempt !== this.#attempts) return; // something else was begun meanwhile
    if (!table?.decision) {
      this.#choose(gesture); // nothing follows, or nothing that could be foretold
      return;
    }
    const preview = { ...costOf(way), ...advance(this.real, table, this.me) };
    this.#opened = { plan, way, actions: way.actions, preview, decision: opened(table.decision, this.#choiceStyle) };
    const [only, ...others] = this.#opened.decision?.answers ?? [];
    if (only && others.length === 0) this.consider(only);
  }

  undo(): void {
    if (this.#opened || this.#selected) this.#forget();
    else if (this.real.undo.possible) void this.#attempt(() => this.#undoGesture());
  }

  /** What was done by one gesture is taken back by one. */
  async #undoGesture(): Promise<void> {
    do await this.#wire.undo();
    while (this.real.undo.possible && this.#choiceStyle.within.includes(this.real.decision?.question ?? ""));
  }

  #do({ actions, places }: Gesture): Promise<void> {
    return this.#attempt(() => this.#wire.act(actions), places);
  }

  async #attempt(request: () => Promise<void>, places: string[] = []): Promise<void> {
    if (this.busy) return;
    clearTimeout(this.#rest);
    const release = hold(places);
    this.#choice = ""; // even if the next one looks the same
    try {
      await request();
      this.#forget();
    } catch (error) {
      this.#forget();
      complain(wasStale(error) ? t("table-stale") : reasonOf(error));
    } finally {
      release();
    }
  }

  /** The table has changed. What was imagined no longer holds; what is tried goes on if the choice is the same. */
  refresh(): void {
    const choice = choiceOf(this.real);
    const isNew = this.real.revision !== this.#revision; // else it has been asked for in another language
    this.#revision = this.real.revision;
    this.#imagined.clear();
    if (choice === this.#choice) {
      if (this.gesture) void this.#imagine(this.gesture); // what it would bring is asked for anew
      return;
    }
    this.#choice = choice;
    const inHand = isNew ? null : this.#opened;
    this.#forget();
    if (inHand) void this.#takeAgain(inHand);
    const forced = forcedOf(this.real.decision);
    if (settings.forced && forced && !this.#wire.isTaught) this.answer(forced);
  }

  /** The same plan, carried out in the same way, where something is still to be chosen: nothing is done by itself. */
  async #takeAgain({ plan, way }: Opened): Promise<void> {
    const again = this.#planned(plan.action);
    const same = again?.ways[plan.ways.indexOf(way)];
    if (!again || !same) return;
    const attempt = this.#attempts;
    const isOpen = isWhole(same) ? again.ways.length > 1 : (await this.foresee(again, same))?.decision;
    if (isOpen && attempt === this.#attempts) void this.#open(again, same);
  }

  #forget(): void {
    this.#attempts += 1;
    this.#opened = this.#selected = this.#hovered = this.#turned = this.#at = null;
    this.isAside = false;
    clearTimeout(this.#rest);
    this.offer = null;
  }

  // --- looking ahead -----------------------------------------------------------------------------------------------

  #consider(gesture: Gesture | null): void {
    if (!gesture && this.isPlacing) return; // the site last looked at stays, so that it can be confirmed
    if (gesture && this.#hovered && keyOf(gesture) === keyOf(this.#hovered)) return;
    clearTimeout(this.#rest);
    this.#hovered = gesture;
    if (gesture) this.#rest = setTimeout(() => void this.#imagine(gesture), EXPLORE_AFTER);
  }

  async #imagine(gesture: Gesture): Promise<Table | null> {
    if (this.busy) return null; // it would be asked of a table that is no longer there
    if (!gesture.preview || gesture.preview.veiled) return null; // nobody can foretell it
    const before = this.real;
    if (before !== this.#imaginedFrom) this.#imagined.clear();
    this.#imaginedFrom = before;
    const key = keyOf(gesture);
    const known = this.#imagined.get(key);
    if (known !== undefined) return known;
    const table = await this.#wire.explore(gesture.actions).catch(() => null);
    if (this.real !== before) return null;
    this.#imagined.set(key, table);
    return table;
  }

  /** The table after what is considered and another answer; null where it cannot be foretold. */
  beyond({ action }: Answer): Promise<Table | null> {
    const gesture = this.#imaginedFrom === this.real ? this.gesture : null; // else it has been done meanwhile
    return gesture ? this.#imagine({ ...gesture, actions: [...gesture.actions, action] }) : Promise.resolve(null);
  }

  /** The table after a plan that is carried out in this way; null where it cannot be foretold. */
  foresee(plan: Plan, way: Way): Promise<Table | null> {
    return this.#imagine(planGesture(plan, way));
  }

  // --- words -------------------------------------------------------------------------------------------------------

  /** What a thing is, why it cannot be chosen now, and what can. */
  async #explain(anchor: string, on?: Element): Promise<void> {
    const inMind = this.isPlacing ? this.#opened!.actions : [];
    try {
      say(anchor, this.me < 0 ? "" : await this.#wire.why(anchor, inMind), on);
    } catch (error) {
      complain(reasonOf(error));
    }
  }

  /** Show where something is or was; it fades unless it `stays`. */
  highlight(anchors: string[], stays = false): void {
    clearTimeout(this.#highlightEnd);
    this.#highlighted = new Set(anchors);
    if (anchors.length > 0 && !stays) this.#highlightEnd = setTimeout(() => this.highlight([]), HIGHLIGHT_STAYS);
  }

  /** Go where something is or was, also to the mat of a rival where it is drawn nowhere else. */
  show(anchors: string[]): void {
    const [first = ""] = anchors;
    const owner = Number(/^(\d)\./.exec(first)?.[1] ?? this.me);
    const isAbroad = owner !== this.me && (owner === this.visited || drawnAt(first).length === 0);
    this.visited = isAbroad ? owner : null;
    this.highlight(anchors);
  }

  // --- hints -------------------------------------------------------------------------------------------------------

  /** What a strong player would do now; while a place is looked for, where. */
  hint(): Promise<Hint[]> {
    return this.#wire.hint(this.#underway?.actions ?? []);
  }

  get #underway(): Opened | null {
    return this.isPlacing ? this.#opened : null;
  }

  /** Show what a hint advises as if the pointer were on its place; not while something else is chosen. */
  glanceAt(hint: Hint | null): void {
    if (!this.#selected) this.#consider(hint && this.#advised(hint));
  }

  /** Choose what a hint advises, and wait: it is shown on the board, and still to be confirmed whatever is usual. */
  present(hint: Hint): void {
    if (!this.#underway) this.#forget();
    this.#select(this.#advised(hint));
  }

  presents(hint: Hint): boolean {
    return this.#selected !== null && keyOf(this.#selected) === keyOf(this.#advised(hint));
  }

  #advised(hint: Hint): Gesture {
    const last = { action: hint.actions.at(-1) ?? "", anchor: hint.places[0] ?? null };
    return advisedGesture(hint, this.#choiceStyle.furtherPlaces(last), this.#underway);
  }
}

/** The table had changed before the answer came; the new one is on its way. */
function wasStale(error: unknown): boolean {
  return error instanceof Refusal && error.code === "stale";
}

function middleAt(place: string): Point | null {
  const rect = rectOf(place);
  return rect && middleOf(rect);
}

/** Speak of a place, or of what was pressed on it: what that is, and why not. */
function say(anchor: string, reason: string, on?: Element): void {
  const place = elementAt(anchor);
  const about = tipAt(on ?? place);
  if (place && (about || reason)) bubble.say(place, reason, about);
  else if (reason) announce(reason);
}

/** The controller at a table of one game: whatever it holds is of this game. */
export type PlayOf<Positioned, Boxed extends Box> = Play & {
  readonly table: Table & { readonly position: Positioned };
  readonly real: Table & { readonly position: Positioned };
  readonly after: (Table & { readonly position: Positioned }) | null;
  readonly box: Boxed;
};

const KEY = Symbol("play");
export const setPlay = (play: Play): Play => setContext(KEY, play);
export const getPlay = (): Play => getContext<Play>(KEY);
