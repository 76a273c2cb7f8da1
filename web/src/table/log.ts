/** What the log shows beyond its lines. */
import type { LogLine } from "../wire.ts";

export const isDeed = (line: LogLine | undefined, seat: number): boolean => line?.seat === seat && line.chosen;

/**
 * The first line that the reader has not seen in a turn of his own: after his last deed, or before the present one.
 * What the rules did to him, such as a scoring, he may not have seen either.
 */
export function lastTurnEnd(lines: LogLine[], reader: number): number | null {
  const isOwn = (index: number) => lines[index]?.seat === reader;
  let end = lines.length - 1;
  while (end >= 0 && isOwn(end)) end -= 1; // what he is doing now
  let own = end;
  while (own >= 0 && !isDeed(lines[own], reader)) own -= 1;
  return own < 0 || own === end ? null : own + 1;
}

/** Whether the reader has yet to do something: what happened before the first heading is the set-up. */
export function hasDoneNothing(lines: LogLine[], reader: number): boolean {
  const start = lines.findIndex((line) => line.seat === null);
  return !lines.slice(Math.max(0, start)).some((line) => line.seat === reader);
}

/** The part of the log before its last heading: a heading, and what happened under it. */
export function sectionBefore(lines: LogLine[]): LogLine[] {
  const end = lines.findLastIndex((line) => line.seat === null);
  const start = lines.slice(0, Math.max(0, end)).findLastIndex((line) => line.seat === null);
  return start < 0 ? [] : lines.slice(start, end);
}
