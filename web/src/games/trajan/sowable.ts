/** A marker of the order that is being sown: pressed it is picked, dragged onto another it changes places with it. */
import type { ActionReturn } from "svelte/action";

export interface Sowable {
  place: number;
  pick: (place: number) => void;
  exchange: (one: number, other: number) => void;
}
const FAR = 6; // pixels that make a drag of a press

export function sowable(element: SVGElement | HTMLElement, given: Sowable | null): ActionReturn<Sowable | null> {
  let now = given;
  let start: { x: number; y: number } | null = null;
  const abort = new AbortController();
  const options = { signal: abort.signal };

  const mark = () => {
    if (now) element.dataset.place = String(now.place);
    else delete element.dataset.place;
  };
  const lay = (x: number, y: number) => (element.style.translate = x || y ? `${x}px ${y}px` : "");

  element.addEventListener(
    "pointerdown",
    (event) => {
      if (!now || (event as PointerEvent).button !== 0) return;
      const { clientX: x, clientY: y, pointerId } = event as PointerEvent;
      start = { x, y };
      element.setPointerCapture(pointerId);
    },
    options,
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (!start) return;
      const { clientX, clientY } = event as PointerEvent;
      const scale = scaleOf(element);
      lay((clientX - start.x) / scale, (clientY - start.y) / scale);
    },
    options,
  );
  element.addEventListener(
    "pointerup",
    (event) => {
      if (!start || !now) return;
      const { clientX, clientY } = event as PointerEvent;
      const isDrag = Math.hypot(clientX - start.x, clientY - start.y) > FAR;
      start = null;
      lay(0, 0);
      const under = isDrag ? placeUnder(element, clientX, clientY) : null;
      if (under !== null) now.exchange(now.place, under);
      else if (!isDrag) now.pick(now.place);
    },
    options,
  );
  element.addEventListener(
    "pointercancel",
    () => {
      start = null;
      lay(0, 0);
    },
    options,
  );
  // The focus stays where it was: Enter then sows, and does not press the tray below.
  element.addEventListener(
    "mousedown",
    (event) => {
      if (now) event.preventDefault();
    },
    options,
  );
  // A press on a marker is none on its tray; one by key has no pointer before it.
  element.addEventListener(
    "click",
    (event) => {
      if (!now) return;
      event.stopPropagation();
      if ((event as MouseEvent).detail === 0) now.pick(now.place);
    },
    options,
  );
  mark();
  return {
    update(next) {
      now = next;
      mark();
    },
    destroy: () => abort.abort(),
  };
}

function placeUnder(element: Element, x: number, y: number): number | null {
  const found = document
    .elementsFromPoint(x, y)
    .map((it) => it.closest<HTMLElement | SVGElement>("[data-place]"))
    .find((it) => it && it !== element);
  return found ? Number(found.dataset.place) : null;
}

/** Pixels of the screen for a unit of the drawing that the element is in. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}
