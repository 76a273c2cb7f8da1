/** Where things are on the screen, and the straight way from one to another: for what points. */
import type { Box } from "../parts/floating.ts";

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  length: number;
}

const MOST_HIDDEN = 0.5; // of a thing that still counts as seen

/** The part of a thing that is neither scrolled away nor outside of the window; null where that is too little. */
export function seen(element: Element): Box | null {
  const whole = element.getBoundingClientRect();
  const around = element.closest("[role=tabpanel], main")?.getBoundingClientRect() ?? windowRect();
  const box = common(common(whole, around), windowRect());
  const area = whole.width * whole.height;
  return area > 0 && box.width > 0 && box.width * box.height >= area * MOST_HIDDEN ? box : null;
}

const windowRect = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

function common(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** The smallest box around all of them. */
export function joined(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The shortest way from the edge of one box to that of another. */
export function between(from: Box, to: Box): Line {
  const [x1, x2] = gap(from.left, from.left + from.width, to.left, to.left + to.width);
  const [y1, y2] = gap(from.top, from.top + from.height, to.top, to.top + to.height);
  return { x1, y1, x2, y2, length: Math.hypot(x2 - x1, y2 - y1) };
}

/** Along one direction: from the nearer end to the nearer end, or both in the middle of what they share. */
function gap(from: number, end: number, to: number, toEnd: number): [number, number] {
  if (to > end) return [end, to];
  if (toEnd < from) return [from, toEnd];
  const middle = (Math.max(from, to) + Math.min(end, toEnd)) / 2;
  return [middle, middle];
}
