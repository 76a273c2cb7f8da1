/** Where things stand on the chart of chances to win: all of it in pixels, and nothing that is drawn. */
import { isError, weightOf, type MarkKind } from "./grades.ts";

/** A mark on the line of a seat; `step` counts decisions, as the curve does. */
export interface CurveMark {
  step: number;
  seat: number;
  kind: MarkKind;
}

/** A mark that is shown, and how many it stands for. */
export interface ShownMark extends CurveMark {
  x: number;
  y: number;
  count: number;
}

/** A part of the game, such as a cycle, and the step with which it begins. */
export interface Band {
  title: string;
  start: number;
}

export interface Plot {
  x: (step: number) => number;
  y: (chance: number) => number;
}

export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const TENTH = 0.1;
const LEAST_TOP = 0.4; // less would make much of little
const APART = 14; // pixels between two marks
const LETTERS_APART = 15;

/** The highest chance that is drawn: the next tenth above all that was before the last round began. */
export function topOf(curve: number[][], lastRound: number): number {
  const before = curve.slice(0, Math.max(1, lastRound)).flat();
  const highest = Math.max(LEAST_TOP, ...before);
  return Math.min(1, (Math.floor(highest / TENTH + 1e-9) + 1) * TENTH);
}

export function plotOf(steps: number, top: number, { left, right, top: head, bottom }: Room): Plot {
  return {
    x: (step) => left + (step / Math.max(1, steps - 1)) * (right - left),
    y: (chance) => bottom - (Math.min(chance, top) / top) * (bottom - head),
  };
}

/** The step that is nearest to a place on the screen. */
export function stepAt(x: number, steps: number, { left, right }: Pick<Room, "left" | "right">): number {
  const part = (x - left) / Math.max(1, right - left);
  return Math.max(0, Math.min(steps - 1, Math.round(part * (steps - 1))));
}

/** The lines across: quarters of the whole, except where the even chance stands too near. */
export function gridOf(top: number, players: number): number[] {
  const even = 1 / players;
  return [0, 0.25, 0.5, 0.75, 1].filter((it) => it <= top + 1e-9 && (it === 0 || Math.abs(it - even) > TENTH));
}

/** One's own marks, and of rivals only what cost much; of two that would touch the one that matters more stays. */
export function marksOn(marks: CurveMark[], curve: number[][], me: number, { x, y }: Plot): ShownMark[] {
  const told = marks.filter(({ seat, kind }) => seat === me || kind === "mistake" || kind === "blunder");
  const weight = ({ seat, kind }: CurveMark) => weightOf(kind) + (seat === me ? 10 : 0);
  const shown: ShownMark[] = [];
  for (const mark of [...told].sort((one, other) => weight(other) - weight(one) || one.step - other.step)) {
    const place = { x: x(mark.step), y: y(curve[mark.step]?.[mark.seat] ?? 0) };
    const near = shown.find((other) => Math.hypot(other.x - place.x, other.y - place.y) < APART);
    if (!near) shown.push({ ...mark, ...place, count: 1 });
    else if (near.seat === mark.seat && isError(near.kind) === isError(mark.kind)) near.count += 1;
  }
  return shown.sort((one, other) => one.step - other.step);
}

/** Things of one height that want to stand at these places, moved apart; none lower than `floor`. */
export function apart(wanted: { seat: number; at: number }[], height: number, floor: number): typeof wanted {
  const placed = wanted.map((one) => ({ ...one })).sort((one, other) => one.at - other.at);
  placed.forEach((one, index) => {
    const above = placed[index - 1];
    if (above) one.at = Math.max(one.at, above.at + height);
  });
  let low = floor;
  for (const one of placed.reverse()) {
    one.at = Math.min(one.at, low);
    low = one.at - height;
  }
  return placed.reverse();
}

/** A step in each band where the lines are so far apart that the letters of the seats can stand on them. */
export function lettersAt(curve: number[][], bands: Band[], taken: number[], { x, y }: Plot): number[] {
  return bands.flatMap(({ start }, index) => {
    const end = bands[index + 1]?.start ?? curve.length - 1;
    const steps = Array.from({ length: Math.max(0, end - start - 4) }, (_, step) => start + 2 + step);
    const isFree = (step: number) => taken.every((other) => Math.abs(x(other) - x(step)) > 2 * APART);
    const best = steps.filter(isFree).sort((one, other) => gapAt(curve, other, y) - gapAt(curve, one, y))[0];
    return best !== undefined && gapAt(curve, best, y) >= LETTERS_APART ? [best] : [];
  });
}

function gapAt(curve: number[][], step: number, y: Plot["y"]): number {
  const places = (curve[step] ?? []).map(y).sort((one, other) => one - other);
  return Math.min(...places.slice(1).map((place, index) => place - places[index]!));
}
