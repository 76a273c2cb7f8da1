/** Where an answer does something on the table, and the way from one answer to another. */
import type { ComparedAnswer, Table } from "../wire.ts";

/** The places of an answer, and the pieces that come to lie on them. */
export interface Laid {
  places: string[];
  pieces: ReadonlyMap<string, string>;
}

/** A place on the screen. */
export interface Spot {
  place: string;
  piece: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
}

const LEAST = 24; // pixels between two things that an arrow needs
const TIP = 15;

/** What an answer lays where, as far as the table after it tells. */
export function laidBy(answer: ComparedAnswer | null, after: Table | null): Laid | null {
  if (!answer) return null;
  const motions = after?.log.lines.flatMap((line) => line.motions) ?? [];
  const pieces = new Map(motions.map(({ target, piece }) => [target, piece]));
  return { places: answer.places, pieces };
}

/** A bent arrow from the edge of one thing to that of another; null where they are too near. */
export function arrowBetween(from?: Spot, to?: Spot): { line: string; head: string } | null {
  if (!from || !to) return null;
  const [start, end] = [middleOf(from), middleOf(to)];
  const distance = Math.hypot(end.x - start.x, end.y - start.y);
  if (distance - reachOf(from) - reachOf(to) < LEAST) return null;
  const unit = { x: (end.x - start.x) / distance, y: (end.y - start.y) / distance };
  const out = { x: start.x + unit.x * reachOf(from), y: start.y + unit.y * reachOf(from) };
  const tip = { x: end.x - unit.x * (reachOf(to) + 3), y: end.y - unit.y * (reachOf(to) + 3) };
  const bend = Math.min(40, distance * 0.16);
  const by = { x: (out.x + tip.x) / 2 - unit.y * bend, y: (out.y + tip.y) / 2 + unit.x * bend };
  const way = { x: tip.x - by.x, y: tip.y - by.y };
  const length = Math.hypot(way.x, way.y) || 1;
  const along = { x: way.x / length, y: way.y / length };
  const foot = { x: tip.x - along.x * TIP, y: tip.y - along.y * TIP };
  const side = { x: -along.y * TIP * 0.55, y: along.x * TIP * 0.55 };
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    line: `M${at(out)}Q${at(by)} ${at(foot)}`,
    head: `M${at(tip)}L${at({ x: foot.x + side.x, y: foot.y + side.y })}L${at({ x: foot.x - side.x, y: foot.y - side.y })}z`,
  };
}

const middleOf = ({ x, y, width, height }: Spot) => ({ x: x + width / 2, y: y + height / 2 });
const reachOf = ({ width, height }: Spot) => Math.min(width, height) / 2;
