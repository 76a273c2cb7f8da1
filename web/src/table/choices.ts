/** What can be done where: plain functions on the messages of the server. */
import type { Answer, Decision, Hint, LogLine, Plan, Position, Preview, Table, Way } from "../wire.ts";
import type { Point } from "./anchor.ts";

/** Something that a person can do with one click: one or several actions, and what they would change. */
export interface Gesture {
  actions: string[];
  places: string[]; // that it covers, the one where it is given first
  phrase: string;
  preview: Preview | null;
}

const NOTHING: Preview = { points: 0, forecast: 0, sources: {}, resources: {}, veiled: false };

/** The same gesture, whatever its words. */
export const keyOf = (gesture: Gesture): string => gesture.actions.join(" ");

/** An answer with all its places. Those aside are shown only on request, or where nothing else can be done. */
export interface Placed extends Answer {
  also: string[];
  isAside: boolean;
}
export interface Open extends Decision {
  answers: Placed[];
}

/** Answers that are possible nearly everywhere, for a price. */
export interface Aside {
  includes: (answer: Answer) => boolean;
  label: string; // message; `.ask` asks for the price, `.instead` names what `thing` is given up for the answer
  picture: string;
  insteadOf: (answer: Answer, position: Position) => { thing: string; picture: string };
}

/** What a game knows about its answers beyond the messages. */
export interface ChoiceStyle {
  furtherPlaces: (answer: Pick<Answer, "action" | "anchor">) => string[];
  aside: Aside | null;
  within: readonly string[]; // questions that belong to the answer before, so that undo takes back both
}
export const PLAIN: ChoiceStyle = { furtherPlaces: () => [], aside: null, within: [] };

export function opened(decision: Decision, choiceStyle: ChoiceStyle): Open {
  const answers = decision.answers.map((answer) => ({
    ...answer,
    also: choiceStyle.furtherPlaces(answer),
    isAside: choiceStyle.aside?.includes(answer) ?? false,
  }));
  return { ...decision, answers };
}

/** All places that an answer covers. */
function placesOf(answer: Placed): string[] {
  return answer.anchor === null ? [] : [answer.anchor, ...answer.also];
}

/** A plan that is being carried out: its actions, and what they change. */
export interface Underway {
  actions: string[];
  preview: Preview;
}

/** An answer as a gesture, after what is underway. */
export function gestureOf(answer: Placed, underway: Underway | null = null): Gesture {
  return {
    actions: [...(underway?.actions ?? []), answer.action],
    places: placesOf(answer),
    phrase: answer.phrase,
    preview: underway ? inAll(underway.preview, answer.preview) : answer.preview,
  };
}

/** What a hint advises, after what is underway; `also` are further places that its last answer covers. */
export function advisedGesture(hint: Hint, also: string[], underway: Underway | null): Gesture {
  return {
    actions: [...(underway?.actions ?? []), ...hint.actions],
    places: [...hint.places, ...also],
    phrase: hint.phrase,
    preview: underway ? inAll(underway.preview, hint.preview) : hint.preview,
  };
}

export function planGesture(plan: Plan, way: Way): Gesture {
  return { actions: way.actions, places: [plan.anchor], phrase: plan.phrase, preview: costOf(way) };
}

/** What a way takes, and what it brings as far as that is known. */
export function costOf(way: Way): Preview {
  const spent = Object.entries(way.cost).map(([resource, count]) => [resource, -count]);
  const brought = way.preview ?? NOTHING;
  return { ...brought, resources: { ...brought.resources, ...(Object.fromEntries(spent) as Record<string, number>) } };
}

/** Ways without a needless exchange: of those to the same end, the ones that do all that another does, and more, go. */
export function plainWays(ways: Way[]): Way[] {
  const isWithin = (few: Way, many: Way) =>
    few.actions.length < many.actions.length && few.actions.every((action) => many.actions.includes(action));
  return ways.filter((way) => isWhole(way) || !ways.some((other) => isWithin(other, way)));
}

/** Whether a way is all there is to do; else something follows, such as where to build. */
export const isWhole = (way: Way): boolean => way.preview !== null;

/** How much better a seat stands on one table than on another. */
export function advance(before: Table, after: Table, seat: number): Pick<Preview, "points" | "forecast"> {
  const [old, now] = [before.scores[seat], after.scores[seat]];
  return {
    points: (now?.points ?? 0) - (old?.points ?? 0),
    forecast: (now?.forecast ?? 0) - (old?.forecast ?? 0),
  };
}

/** Both together. The cost of what is underway names all that is paid in the end; to it comes only what is gained. */
function inAll(underway: Preview, then: Preview | null): Preview {
  if (!then) return underway;
  const gained = Object.entries(then.resources).filter(([, count]) => count > 0);
  return {
    points: underway.points + then.points,
    forecast: underway.forecast + then.forecast,
    sources: then.sources,
    veiled: then.veiled,
    resources: { ...Object.fromEntries(gained), ...underway.resources },
  };
}

// --- places --------------------------------------------------------------------------------------------------------

/** The answers aside or the others, as asked for; all where there are no such. */
function shownAnswers(decision: Open | null, aside: boolean): Placed[] {
  const all = decision?.answers ?? [];
  const wanted = all.filter((answer) => answer.isAside === aside);
  return wanted.length > 0 ? wanted : all;
}

/** The shown answers at a place. What a plan offers is left to the plan. */
export function answersAt(decision: Open | null, anchor: string, aside = false): Placed[] {
  const planned = new Set(openPlans(decision).map((plan) => plan.action));
  return shownAnswers(decision, aside).filter(
    (answer) => placesOf(answer).includes(anchor) && !planned.has(answer.action),
  );
}

export function planAt(decision: Decision | null, anchor: string): Plan | null {
  return decision?.plans.find((plan) => plan.anchor === anchor) ?? null;
}

function openPlans(decision: Decision | null): Plan[] {
  return decision?.plans.filter((plan) => plan.ways.length > 0) ?? [];
}

export function litPlaces(decision: Open | null, aside = false): Set<string> {
  const shown = shownAnswers(decision, aside);
  return new Set([...shown.flatMap(placesOf), ...openPlans(decision).map((plan) => plan.anchor)]);
}

/** The answers without a place, which are buttons; the one that ends the turn stands apart. */
export function buttonsOf(decision: Decision | null): Answer[] {
  const planned = new Set(openPlans(decision).map((plan) => plan.action));
  const placeless = (decision?.answers ?? []).filter((answer) => answer.anchor === null);
  return placeless.filter((answer) => !answer.ends_turn && !planned.has(answer.action));
}

export function endOf(decision: Decision | null): Answer | null {
  return decision?.answers.find((answer) => answer.ends_turn && answer.anchor === null) ?? null;
}

/** The only answer there is, unless it ends the turn. */
export function forcedOf(decision: Decision | null): Answer | null {
  const [only, ...others] = decision?.answers ?? [];
  return only && others.length === 0 && !only.ends_turn && openPlans(decision).length === 0 ? only : null;
}

/** Ways to lay one piece that covers several places, rather than different things to do. */
export function areTurns(answers: Placed[]): boolean {
  return answers.length > 1 && answers.every((answer) => answer.also.length > 0);
}

type MiddleOf = (place: string) => Point | null;

/** The answer whose places lie nearest to a point; of two on the same places the one that is given at `anchor`. */
export function nearest(answers: Placed[], anchor: string, at: Point, middleOf: MiddleOf): Placed | undefined {
  const distance = (answer: Placed) => {
    const middles = placesOf(answer).flatMap((place) => middleOf(place) ?? []);
    if (middles.length === 0) return Infinity;
    const x = middles.reduce((total, point) => total + point.x, 0) / middles.length;
    const y = middles.reduce((total, point) => total + point.y, 0) / middles.length;
    return Math.hypot(x - at.x, y - at.y);
  };
  const isElsewhere = (answer: Placed) => Number(answer.anchor !== anchor);
  const order = (one: Placed, other: Placed) =>
    Math.round(distance(one) - distance(other)) || isElsewhere(one) - isElsewhere(other);
  return [...answers].sort(order)[0];
}

/** Which choice a table offers, to tell whether another one offers the same. */
export function choiceOf({ decision, language }: Table): string {
  const actions = decision?.answers.map((answer) => answer.action) ?? [];
  return [language, decision?.title ?? "", ...actions].join(" ");
}

// --- what would be -------------------------------------------------------------------------------------------------

/** Lines of an imagined table that have not happened; the real log has `count` lines. */
export function imaginedLines(after: Table, count: number): LogLine[] {
  return after.log.lines.slice(Math.max(0, count - after.log.start));
}

/** Pieces that would come to lie somewhere, by place. */
export function ghostsOf(lines: LogLine[]): Map<string, string> {
  return new Map(lines.flatMap((line) => line.motions).map((motion) => [motion.target, motion.piece]));
}

/** Buttons by their group, in the order of their first member. */
export function grouped(answers: Answer[]): [string, Answer[]][] {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) groups.set(answer.group, [...(groups.get(answer.group) ?? []), answer]);
  return [...groups];
}
