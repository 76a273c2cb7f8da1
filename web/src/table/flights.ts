/** Pieces on their way: which, from where to where, and when. */
import type { LogLine } from "../wire.ts";
import { lineTime } from "./pace.svelte.ts";

export interface Flight {
  piece: string;
  source: string;
  target: string;
  delay: number; // milliseconds from the beginning of the step
  isGain: boolean;
}

const STAGGER = 70; // between the pieces of one line
const MOST = 12; // of one line; more would be a swarm and no story

/** All flights of some lines, one line after the other. */
export function flightsOf(lines: LogLine[], me: number): Flight[] {
  const flights: Flight[] = [];
  let start = 0;
  for (const line of lines) {
    const motions = line.motions.map((motion) => ({ ...motion, isGain: false }));
    const gains = line.gains.map(({ seat, points, anchor }) => ({
      piece: points < 0 ? `loss:${-points}` : `points:${points}`,
      source: anchor,
      target: `${seat}.score`,
      isGain: true,
    }));
    const pieces = [...motions, ...gains].filter(({ source, target }) => source !== target).slice(0, MOST);
    flights.push(...pieces.map((piece, index) => ({ ...piece, delay: start + index * STAGGER })));
    start += lineTime(line, me);
  }
  return flights;
}
