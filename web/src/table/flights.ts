/** Pieces on their way: which, from where to where, and when. */
import type { Gain, LogLine } from "../wire.ts";
import { moveTime } from "./motion.ts";

export interface Flight {
  piece: string;
  source: string;
  target: string;
  delay: number; // milliseconds from the beginning of the step
  time: number; // that it takes
  gain: Gain | null; // that it shows
}

const STAGGER = 70; // between the pieces of one line
const SMALLEST = 22;
const LARGEST = 72;
const ON_A_MAT = 34; // where one place stands for many
/** Pieces that are smaller than the places between which they go. */
const SMALL: Record<string, number> = { m: 32, marker: 24, token: 26, leader: 36, points: 46, loss: 46 };
const MOST = 12; // of one line; more would be a swarm and no story

const GAIN_TIME = 3; // points rise slower than pieces fly
const OTHERS_TIME = 2; // what one has not done oneself is slower to be seen

const timeOf = (line: LogLine, me: number): number => moveTime() * (line.seat === me ? 1 : OTHERS_TIME);

/** How long a line takes; words alone take no time. */
function lineTime(line: LogLine, me: number): number {
  return line.motions.length + line.gains.length > 0 ? 1.2 * timeOf(line, me) : 0;
}

/** How long all flights of some lines take. */
export const flightTime = (lines: LogLine[], me: number): number =>
  lines.reduce((total, line) => total + lineTime(line, me), 0);

/** All flights of some lines, one line after the other. */
export function flightsOf(lines: LogLine[], me: number): Flight[] {
  const flights: Flight[] = [];
  let start = 0;
  for (const line of lines) {
    const time = timeOf(line, me);
    const motions = line.motions.map((motion) => ({ ...motion, gain: null, time }));
    const gains = line.gains.map((gain) => ({
      piece: gain.points < 0 ? `loss:${-gain.points}` : `points:${gain.points}`,
      source: gain.anchor,
      target: `${gain.seat}.score`,
      gain,
      time: moveTime() * GAIN_TIME,
    }));
    const pieces = [...motions, ...gains].filter(({ source, target }) => source !== target).slice(0, MOST);
    flights.push(...pieces.map((piece, index) => ({ ...piece, delay: start + index * STAGGER })));
    start += lineTime(line, me);
  }
  return flights;
}

const familyOf = (piece: string): string => piece.split(":")[0] ?? "";

/** Whether a piece is all that is to be seen of the place where it comes to lie. */
export const fillsPlace = (piece: string): boolean => !(familyOf(piece) in SMALL);

/** How large a piece is drawn at a place of some size. */
export function sizeAt(piece: string, place: Pick<DOMRect, "width" | "height">, isExact: boolean): number {
  const most = Math.min(SMALL[familyOf(piece)] ?? LARGEST, isExact ? LARGEST : ON_A_MAT);
  return Math.min(most, Math.max(SMALLEST, Math.min(place.width, place.height) * 0.9));
}

/** A double tile as it comes to lie: upright in a place that is higher than wide. */
export function turned(piece: string, place: Pick<DOMRect, "width" | "height"> | null): string {
  return piece.startsWith("double:") && place && place.height > place.width ? `${piece}:down` : piece;
}
