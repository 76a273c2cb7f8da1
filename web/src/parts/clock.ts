/** How a turn's clock stands at a time of the server's. */
import type { Clock } from "../wire.ts";

export type Urgency = "calm" | "soon" | "last" | "still" | "over";

const SOON = 1 / 4;
const LAST = 1 / 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const UNITS = [
  ["day", 24 * HOUR],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", SECOND],
] as const;

/** What is left of the turn, in milliseconds: hours during which the clock stands still do not count. */
export function leftOf({ ends, still }: Clock, now: number): number {
  const stopped = still.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, ends) - Math.max(from, now)), 0);
  return Math.max(0, ends - now - stopped);
}

/** Until when the clock stands still, if it does. */
export const stillUntil = ({ still }: Clock, now: number): number | undefined =>
  still.find(([from, to]) => from <= now && now < to)?.[1];

export function urgencyOf(clock: Clock, now: number): Urgency {
  const left = leftOf(clock, now);
  if (left < SECOND) return "over";
  if (stillUntil(clock, now) !== undefined) return "still";
  return left < clock.of * LAST ? "last" : left < clock.of * SOON ? "soon" : "calm";
}

/** How long something lasts, as exactly as anybody wants to know: by days from two on, by seconds only below ten minutes. */
export function unitsOf(milliseconds: number): [(typeof UNITS)[number][0], number][] {
  const least = milliseconds >= 10 * HOUR ? HOUR : milliseconds >= 10 * MINUTE ? MINUTE : SECOND;
  const found: ReturnType<typeof unitsOf> = [];
  let rest = milliseconds;
  const most = milliseconds >= 48 * HOUR ? 24 * HOUR : HOUR;
  for (const [unit, size] of UNITS.filter(([, size]) => size >= least && size <= most)) {
    if (rest >= size) found.push([unit, Math.floor(rest / size)]);
    rest %= size;
  }
  return found;
}
