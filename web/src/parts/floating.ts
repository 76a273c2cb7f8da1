/** Placing small things that float above the page: beside what they are about, and entirely inside the window. */

const MARGIN = 8;
const STEP = 12; // pixels between the spots that are tried

export type Side = "above" | "below";

/** Put an element above or below a place on the screen, or on its other side where there is more room. */
export function putBeside(
  element: HTMLElement,
  place: DOMRect,
  side: Side = "above",
  align: "middle" | "end" = "middle",
): void {
  const { width, height } = element.getBoundingClientRect();
  const above = place.top - height - MARGIN;
  const below = place.bottom + MARGIN;
  const fitsBelow = below + height <= innerHeight - MARGIN;
  const isAbove = side === "above" ? above >= MARGIN || !fitsBelow : !fitsBelow && above >= MARGIN;
  const left = align === "middle" ? place.left + (place.width - width) / 2 : place.right - width;
  const inside = Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN));
  element.style.left = `${inside}px`;
  element.style.top = `${Math.max(MARGIN, isAbove ? above : below)}px`;
  element.style.setProperty("--tail", `${place.left + place.width / 2 - inside}px`);
  element.dataset.side = isAbove ? "above" : "below";
}

export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
export interface Spot {
  left: number;
  top: number;
}

/** The spot inside `area`, as near as can be to the one wanted, where a box of this size covers none of `things`, or least. */
export function clearSpot(size: Pick<Box, "width" | "height">, area: Box, wanted: Spot, things: Box[]): Spot {
  const { width, height } = size;
  const tops = steps(area.top, area.top + area.height - height, wanted.top);
  const lefts = steps(area.left, area.left + area.width - width, wanted.left);
  let best: Spot & { covered: number; far: number } = { ...wanted, covered: Infinity, far: Infinity };
  for (const top of tops) {
    for (const left of lefts) {
      const covered = things.reduce((total, thing) => total + overlap({ left, top, width, height }, thing), 0);
      const far = Math.hypot(left - wanted.left, top - wanted.top);
      if (covered < best.covered || (covered === best.covered && far < best.far)) best = { left, top, covered, far };
    }
  }
  return { left: best.left, top: best.top };
}

/** From one end to the other in even steps, including the wanted value if it lies in between. */
function steps(from: number, to: number, wanted: number): number[] {
  const last = Math.max(from, to);
  const even = Array.from({ length: Math.floor((last - from) / STEP) + 1 }, (_, index) => from + index * STEP);
  return [...even, last, Math.max(from, Math.min(wanted, last))];
}

/** How much of a thing a box covers, in square pixels. */
export function overlap(box: Box, thing: Box): number {
  const across = Math.min(box.left + box.width, thing.left + thing.width) - Math.max(box.left, thing.left);
  const down = Math.min(box.top + box.height, thing.top + thing.height) - Math.max(box.top, thing.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Where on the screen something can be chosen now, with the rings around it. */
export function litBoxes(): Box[] {
  const RING = 5;
  const lit = [...document.querySelectorAll("[data-lit]:not([inert] *)")].map((it) => it.getBoundingClientRect());
  return lit
    .filter((box) => box.width > 0)
    .map(({ left, top, width, height }) => ({
      ...{ left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING },
    }));
}

/** Put an element near a spot, in an area of the screen, where it covers nothing that can be chosen; see `clearSpot`. */
export function putClear(element: HTMLElement, wanted: Spot, area: Box, things: Box[] = litBoxes()): void {
  const { left, top } = clearSpot(element.getBoundingClientRect(), area, wanted, things);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

/** All of the window but its edge, and but what `foot` takes below. */
export function windowBox(foot = 0): Box {
  return { left: MARGIN, top: MARGIN, width: innerWidth - 2 * MARGIN, height: innerHeight - foot - 2 * MARGIN };
}
