/** What the log shows beyond its lines. */
import type { FormerPlayer, LogLine } from "../wire.ts";

export const isDeed = (line: LogLine | undefined, seat: number): boolean => line?.seat === seat && line.chosen;

/**
 * The first line after the reader's last own turn: after the last thing they did, or before the current turn.
 * They may not have seen what the rules did to them either, such as a scoring.
 */
export function lastTurnEnd(lines: LogLine[], reader: number): number | null {
  const isOwn = (index: number) => lines[index]?.seat === reader;
  let end = lines.length - 1;
  while (end >= 0 && isOwn(end)) end -= 1; // what they are doing now
  let own = end;
  while (own >= 0 && !isDeed(lines[own], reader)) own -= 1;
  return own < 0 || own === end ? null : own + 1;
}

/** Whether the reader has yet to do something: what happened before the first heading or turn is the set-up. */
export function hasDoneNothing(lines: LogLine[], reader: number): boolean {
  const start = lines.findIndex((line) => line.seat === null || !line.chosen);
  return !lines.slice(Math.max(0, start)).some((line) => isDeed(line, reader));
}

/** The part of the log before its last heading: a heading, and what happened under it. */
export function sectionBefore(lines: LogLine[]): LogLine[] {
  const end = lines.findLastIndex((line) => line.seat === null);
  const start = lines.slice(0, Math.max(0, end)).findLastIndex((line) => line.seat === null);
  return start < 0 ? [] : lines.slice(start, end);
}

/** The first line of what the others did last: since the reader's last turn, or since the game began. */
export function sinceStart(lines: LogLine[], reader: number): number | null {
  return reader < 0 ? null : (lastTurnEnd(lines, reader) ?? 0);
}

/** What one player did, and how many points that brought. */
export interface Share {
  seat: number;
  left: string | null; // the name of who played there then, and has left the seat to a bot
  points: number;
  deeds: { brief: string; text: string; anchors: string[]; points: number }[];
}

/** What happened since the reader's last turn: by seat in turn, and of the reader what the rules brought. */
export function recapOf(lines: LogLine[], reader: number, former: FormerPlayer[] = []): Share[] {
  const start = sinceStart(lines, reader) ?? lines.length;
  const shares = new Map<string, Share>();
  const shareOf = (seat: number, at: number): Share => {
    const left = former.find((it) => it.seat === seat && at < it.lines)?.name ?? null;
    const key = `${seat} ${left}`;
    const known = shares.get(key) ?? { seat, left, points: 0, deeds: [] };
    shares.set(key, known);
    return known;
  };
  for (const [index, line] of lines.slice(start).entries()) {
    const at = start + index;
    const isTold = line.seat === reader ? !line.chosen && line.gains.length > 0 : line.chosen || line.gains.length > 0;
    if (line.seat === null || !isTold) continue;
    for (const gain of line.gains) shareOf(gain.seat, at).points += gain.points;
    const { deeds } = shareOf(line.seat, at);
    const points = line.gains.reduce((sum, gain) => sum + (gain.seat === line.seat ? gain.points : 0), 0);
    const last = deeds.at(-1);
    if (line.brief === "" && last) deeds[deeds.length - 1] = joined(last, line, points);
    else deeds.push({ brief: line.brief, text: line.text, anchors: line.anchors, points });
  }
  return [...shares.values()];
}

const joined = (deed: Share["deeds"][number], { text, anchors }: LogLine, points: number): Share["deeds"][number] => ({
  ...deed,
  text: `${deed.text} ${text}`,
  anchors: [...deed.anchors, ...anchors],
  points: deed.points + points,
});
