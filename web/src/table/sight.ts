/** What of the table is to be seen: parts of it slide, scroll, and lie one over the other. */
import { drawnAt, elementAt } from "./anchor.ts";

const LONGEST = 600; // milliseconds until something has come to rest
const NEAR = 1; // pixels that count as rest
const FRAMES = 3; // without a move: a slide begins a little after it was asked for

/** Whether the middle of an element is on the screen, in no part that is turned away or scrolled out. */
export function isInView(element: Element): boolean {
  if (element.closest("[inert]")) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const holds = (box: { left: number; top: number; right: number; bottom: number }) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  if (!holds({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible" && !holds(around.getBoundingClientRect())) return false;
  }
  return true;
}

/** The element that stands for a place where it is to be seen, or a wider place that is; else where it would be. */
export function seenAt(name: string): HTMLElement | SVGElement | null {
  for (let wider = name; wider; wider = wider.slice(0, Math.max(0, wider.lastIndexOf(".")))) {
    const seen = drawnAt(wider).filter(isInView).at(-1);
    if (seen) return seen;
  }
  return elementAt(name);
}

/** Wait until places stay where they are, as after the table has turned to another part. */
export async function atRest(places: () => (DOMRect | null)[]): Promise<void> {
  const end = performance.now() + LONGEST;
  let before = places();
  let calm = 0;
  while (calm < FRAMES && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    const now = places();
    calm = now.every((place, index) => isNear(place, before[index] ?? null)) ? calm + 1 : 0;
    before = now;
  }
}

function isNear(one: DOMRect | null, other: DOMRect | null): boolean {
  if (!one || !other) return one === other;
  return Math.abs(one.left - other.left) <= NEAR && Math.abs(one.top - other.top) <= NEAR;
}
