/**
 * What sowing leads to, turns ahead. Where a sowing ends depends on how many markers lie in each tray, and on nothing
 * else; which Trajan tiles it can complete depends on their colours. Rivals change none of it, but move time as well.
 */
import type { TrajanBox, TrajanPosition } from "../../wire.ts";
import { receivers, targetOf, TRAYS } from "./sowing.ts";

export const AHEAD = 3; // turns
export const QUARTERS = 4;

export type Circle = readonly (readonly string[])[];

/** A tray sown in an order. */
export interface Sown {
  source: number;
  order: string[];
}

/** A sowing that is part of a plan. */
export interface Planned extends Sown {
  needed: readonly number[]; // places in the order whose markers have to come as they do; the others come as they like
}

/** A Trajan tile beside a tray. */
export interface Beside {
  slot: number;
  wanted: readonly string[]; // its colours
}

/** A Trajan tile to be completed. */
export interface Goal extends Beside {
  takenAt: number | null; // the tray whose action brings it, where it still lies on its stack
}

/** The circle after a tray was sown in an order. */
export function sownCircle(circle: Circle, { source, order }: Sown): string[][] {
  const after = circle.map((markers, tray) => (tray === source ? [] : [...markers]));
  receivers(source, order.length).forEach((tray, index) => after[tray]?.push(order[index] ?? ""));
  return after;
}

// --- which actions can be reached ------------------------------------------------------------------------------------

/** A tray that is sown, whatever the order: where it ends. */
interface Turn {
  source: number;
  count: number;
  target: number;
}

/** Every choice of trays for so many turns. */
function* courses(counts: readonly number[], turns: number): Generator<Turn[]> {
  if (turns === 0) yield [];
  else {
    for (const [source, count] of counts.entries()) {
      if (count === 0) continue;
      const turn = { source, count, target: targetOf(source, count) };
      for (const later of courses(sownCounts(counts, source), turns - 1)) yield [turn, ...later];
    }
  }
}

function sownCounts(counts: readonly number[], source: number): number[] {
  const after = counts.map((count, tray) => (tray === source ? 0 : count));
  for (const tray of receivers(source, counts[source] ?? 0)) after[tray] = (after[tray] ?? 0) + 1;
  return after;
}

const countsOf = (circle: Circle): number[] => circle.map((markers) => markers.length);

/** In which turn each action can be taken at the soonest; Infinity if in none of so many before the game ends. */
export function soonest(circle: Circle, turns: number, left: number = Infinity, rivals: number = 0): number[] {
  const found = Array.from({ length: TRAYS }, () => Infinity);
  for (let turn = turns; turn > 0; turn -= 1) {
    for (const course of courses(countsOf(circle), turn)) {
      if (isInTime(course, left, rivals)) found[course.at(-1)!.target] = turn;
    }
  }
  return found;
}

/** Whether the last of these turns can be begun before the game ends: between two of them each rival moves time too. */
const isInTime = (course: Turn[], left: number, rivals: number): boolean =>
  course.slice(0, -1).reduce((sum, { count }) => sum + count + rivals, 0) < left;

// --- how a tile can be completed -------------------------------------------------------------------------------------

/** What a tile beside a tray would still lack once a tray is taken up. */
function lacking(circle: Circle, source: number, { slot, wanted }: Beside): string[] {
  const lying = source === slot ? [] : [...(circle[slot] ?? [])];
  return without(wanted, lying);
}

/** Whether a tile still lacks a colour that is sown: its place in the order counts for the tile, if not now then later. */
export const lacks = (circle: Circle, { source, order }: Sown, tile: Beside): boolean =>
  lacking(circle, source, tile).some((colour) => order.includes(colour));

/** An order in which this tray, if it ends there, completes the tile; null if none does. */
export function completing(circle: Circle, source: number, goal: Beside): string[] | null {
  const markers = circle[source] ?? [];
  const trays = receivers(source, markers.length);
  const lack = lacking(circle, source, goal);
  const places = trays.filter((tray) => tray === goal.slot).length;
  if (targetOf(source, markers.length) !== goal.slot || lack.length > places) return null;
  if (without(lack, markers).length > 0) return null;
  const others = without(markers, lack);
  const last = [...others.splice(others.length - (places - lack.length)), ...lack];
  return trays.map((tray) => (tray === goal.slot ? last.shift() : others.shift()) ?? "");
}

/** Whether all orders of a tray do the same to the tile beside the one where it ends. */
export function isAnyOrder(circle: Circle, source: number, tile: Beside): boolean {
  return lacking(circle, source, tile).length === 0 || completing(circle, source, tile) === null;
}

/** Whether a tray, sown in this order, completes the tile. */
export function completes(circle: Circle, sown: Sown, { slot, wanted }: Beside): boolean {
  const isThere = targetOf(sown.source, sown.order.length) === slot;
  return isThere && without(wanted, sownCircle(circle, sown)[slot] ?? []).length === 0;
}

/**
 * The shortest ways to complete a tile, none if it takes more turns than `AHEAD` or more time than is left of the game.
 * Each names other trays, with one order for each of them; what moves time least comes first.
 */
export function waysTo(circle: Circle, goal: Goal, left: number = Infinity, rivals: number = 0): Sown[][] {
  for (let turns = 1; turns <= AHEAD; turns += 1) {
    const found: Sown[][] = [];
    for (const course of courses(countsOf(circle), turns)) {
      if (!isInTime(course, left, rivals) || !leadsTo(course, goal)) continue;
      const way = sownTo(
        circle,
        course.map(({ source }) => source),
        goal,
      );
      if (way) found.push(way);
    }
    if (found.length > 0) return found.sort((one, other) => spacesOf(one) - spacesOf(other));
  }
  return [];
}

/** Whether the last turn ends beside the tile, with the tile there. */
function leadsTo(course: Turn[], { slot, takenAt }: Goal): boolean {
  if (course.at(-1)?.target !== slot) return false;
  return takenAt === null || course.slice(0, -1).some(({ target }) => target === takenAt);
}

/** These trays in orders that complete the tile with the last one; null if there are none. */
function sownTo(circle: Circle, [source, ...later]: number[], goal: Goal): Sown[] | null {
  if (source === undefined) return null;
  if (later.length === 0) {
    const order = completing(circle, source, goal);
    return order && [{ source, order }];
  }
  for (const order of orders(circle[source] ?? [], goal.wanted)) {
    const way = sownTo(sownCircle(circle, { source, order }), later, goal);
    if (way) return [{ source, order }, ...way];
  }
  return null;
}

/** The first turn of a way, with as few needed places as can be: kept, they let the same trays complete the tile. */
export function plannedOf(circle: Circle, way: readonly Sown[], goal: Goal): Planned {
  const [{ source, order }, ...later] = way as [Sown, ...Sown[]];
  const trays = later.map((sown) => sown.source);
  const leads = (sown: Sown) =>
    trays.length > 0 ? sownTo(sownCircle(circle, sown), trays, goal) !== null : completes(circle, sown, goal);
  const failing = [...orders(order, goal.wanted)].filter((other) => !leads({ source, order: other }));
  const isEnough = (places: number[]) =>
    !failing.some((other) => places.every((place) => other[place] === order[place]));
  const wanted = order.flatMap((colour, place) => (goal.wanted.includes(colour) ? [place] : []));
  const needed = wanted.reduce((places, place) => {
    const fewer = places.filter((it) => it !== place);
    return isEnough(fewer) ? fewer : places;
  }, wanted);
  return { source, order, needed };
}

/** Where in another order of a planned tray the markers stand that are needed; none if one of them goes astray. */
export function neededIn({ source, order, needed }: Planned, other: readonly string[]): number[] {
  const trays = receivers(source, order.length);
  const left = [...other.keys()];
  const found = needed.flatMap((place) => {
    const at = left.findIndex((it) => trays[it] === trays[place] && other[it] === order[place]);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return found.length === needed.length ? found : [];
}

/** All orders of the markers, told apart by where the wanted colours go; the others fill the rest as they come. */
function* orders(markers: readonly string[], wanted: readonly string[]): Generator<string[]> {
  const others = markers.filter((marker) => !wanted.includes(marker));
  for (const places of placings(
    markers.filter((marker) => wanted.includes(marker)),
    markers.length,
  )) {
    const rest = [...others];
    yield places.map((colour) => colour ?? rest.shift() ?? "");
  }
}

/** All ways to put markers on so many places. */
function* placings(markers: readonly string[], length: number): Generator<(string | null)[]> {
  if (length === 0) yield [];
  else {
    for (const first of new Set<string | null>(markers.length < length ? [...markers, null] : markers)) {
      const rest = first === null ? markers : without(markers, [first]);
      for (const places of placings(rest, length - 1)) yield [first, ...places];
    }
  }
}

/** The first markers less the second ones, one for one. */
function without(markers: readonly string[], taken: readonly string[]): string[] {
  const left = [...markers];
  for (const marker of taken) {
    const index = left.indexOf(marker);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

// --- time ------------------------------------------------------------------------------------------------------------

/** How far a way moves time. */
export const spacesOf = (way: readonly Sown[]): number => way.reduce((sum, { order }) => sum + order.length, 0);

export type Ending = "round" | "quarter" | "game";

/** Spaces until the game ends, none if it ends with this turn; Infinity before its last round. */
export function timeLeft(position: TrajanPosition, box: TrajanBox): number {
  const rounds = QUARTERS * box.rounds - roundsEnded(position, box);
  return rounds > 1 ? Infinity : rounds === 1 ? box.time_loop - position.time : 0;
}

/** Whether one has no other turn after sowing so many markers: each rival moves time by a space at least. */
export const isLastTurn = (position: TrajanPosition, box: TrajanBox, markers: number): boolean =>
  timeLeft(position, box) < markers + position.mats.length;

/** Rounds that have ended, or end with this turn. */
const roundsEnded = ({ quarter, round, round_ends }: TrajanPosition, box: TrajanBox): number =>
  quarter * box.rounds + round + (round_ends ? 1 : 0);

/** What ends with each of the sowings that come next, if only they move time. */
export function endings(position: TrajanPosition, box: TrajanBox, way: readonly Sown[]): (Ending | null)[] {
  let time = position.time;
  let rounds = roundsEnded(position, box);
  return way.map(({ order }) => {
    time += order.length;
    if (time < box.time_loop) return null;
    time %= box.time_loop;
    rounds += 1;
    if (rounds % box.rounds > 0) return "round";
    return rounds < QUARTERS * box.rounds ? "quarter" : "game";
  });
}
