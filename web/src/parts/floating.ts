/** Where small things that float above the page go: beside what they are about, and wholly inside the window. */

const MARGIN = 8;

export type Side = "above" | "below";

/** Put an element above or below a place on the screen, or on its other side where there is more room. */
export function putBeside(element: HTMLElement, place: DOMRect, side: Side = "above", align: "middle" | "end" = "middle"): void {
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
