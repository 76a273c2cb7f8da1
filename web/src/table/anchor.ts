/**
 * The places of the table. `use:anchor` gives an element the name of its place, so that flights, bubbles and highlights
 * find it, and the table's one set of listeners (`use:board`) knows what was pressed:
 *
 *     <g use:anchor={`${seat}.ship`}>                                   a place where pieces come and go
 *     <g use:anchor={{ name: "square.r1c5", label: "Fountain" }}>       a place that can be chosen: a named button
 *
 * Wrap places that belong together in an element with `data-region="colonia"`: they share one stop of the Tab key, and
 * the arrow keys walk between them, by where they lie on the screen. A place is marked for styles and tests with
 * `data-lit`, `data-chosen`, `data-shown` (highlighted from the log) and `data-pressed` (the server has yet to answer).
 */
import type { ActionReturn } from "svelte/action";
import "./anchor.css";

export interface Place {
  name: string;
  label?: string;
}
export interface Point {
  x: number;
  y: number;
}
/** How a place is to be shown now. */
export interface Mark {
  lit: boolean;
  chosen: boolean;
  shown: boolean;
}
/** What the table does with input. */
export interface Board {
  press(anchor: string, at?: Point, on?: Element): void; // the very thing that was pressed
  enter(anchor: string): void;
  hover(anchor: string | null, at?: Point): void;
}
export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
type Placed = HTMLElement | SVGElement;

const places = new Map<string, Set<Placed>>();
const MARKS = ["data-anchor", "data-lit", "data-chosen", "data-shown", "data-pressed", "aria-busy"];
const PLAIN: Mark = { lit: false, chosen: false, shown: false };
let markOf: (name: string) => Mark = () => PLAIN;

/** What a button on a place listens to (`onclickcapture`) whose press is no answer. */
export const noAnswer =
  (action: () => void) =>
  (event: Event): void => {
    event.stopPropagation();
    action();
  };

export function anchor(element: Placed, given: string | Place | null): ActionReturn<string | Place | null> {
  let place = placeOf(given);
  if (place) enter(element, place);
  return {
    update(next) {
      const before = place;
      place = placeOf(next);
      if (before?.name === place?.name && isNamed(before) === isNamed(place)) {
        if (place?.label !== undefined) write(element, "aria-label", place.label);
        return;
      }
      if (before) leave(element, before);
      if (place) enter(element, place);
    },
    destroy() {
      if (place) leave(element, place);
    },
  };
}

function placeOf(given: string | Place | null): Place | null {
  return typeof given === "string" ? { name: given } : given;
}

const isNamed = (place: Place | null): boolean => place?.label !== undefined;

function enter(element: Placed, place: Place): void {
  const known = places.get(place.name);
  if (known) known.add(element);
  else places.set(place.name, new Set([element]));
  element.dataset.anchor = place.name;
  if (place.label !== undefined) {
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", place.label);
    element.setAttribute("tabindex", tabStop(element) ? "-1" : "0");
  }
  showMark(element, place.name);
}

function leave(element: Placed, place: Place): void {
  const known = places.get(place.name);
  known?.delete(element);
  if (known?.size === 0) places.delete(place.name);
  const wasStop = element.getAttribute("tabindex") === "0";
  for (const name of MARKS) element.removeAttribute(name);
  if (isNamed(place))
    for (const name of ["role", "aria-label", "aria-disabled", "tabindex"]) element.removeAttribute(name);
  if (wasStop) settleStop(element);
}

// --- finding places ------------------------------------------------------------------------------------------------

/**
 * The element that stands for a place now: of those that are drawn the one added last, rather not in a part that is
 * out of reach; else that of a wider place ("1" for "1.ship").
 */
export function elementAt(name: string): Placed | null {
  for (let wider = name; wider; wider = wider.slice(0, Math.max(0, wider.lastIndexOf(".")))) {
    const drawn = drawnAt(wider);
    const found = drawn.filter((element) => !element.closest("[inert]")).at(-1) ?? drawn.at(-1);
    if (found) return found;
  }
  return null;
}

/** The elements of a place itself that are drawn now. */
export function drawnAt(name: string): Placed[] {
  return [...(places.get(name) ?? [])].filter((element) => element.getClientRects().length > 0);
}

export function rectOf(name: string): DOMRect | null {
  return elementAt(name)?.getBoundingClientRect() ?? null;
}

/** The place that an event happened in: a piece where nothing is to be chosen leaves it to what it lies on. */
export function placeAt(target: EventTarget | null): string | null {
  const innermost = target instanceof Element ? target.closest<Placed>("[data-anchor]") : null;
  const chosen = innermost?.closest<Placed>("[data-anchor]:is([data-lit], [tabindex])");
  return (chosen ?? innermost)?.dataset.anchor ?? null;
}

// --- marks ---------------------------------------------------------------------------------------------------------

/** Show every place, also those that come later, as `how` says. */
export function markPlaces(how: (name: string) => Mark): void {
  markOf = how;
  for (const [name, elements] of places) for (const element of elements) showMark(element, name);
  for (const region of document.querySelectorAll("[data-region]")) settleStop(region);
}

function showMark(element: Placed, name: string): void {
  const mark = markOf(name);
  element.toggleAttribute("data-lit", mark.lit);
  element.toggleAttribute("data-chosen", mark.chosen);
  element.toggleAttribute("data-shown", mark.shown);
  if (!element.hasAttribute("tabindex")) return;
  write(element, "aria-disabled", String(!mark.lit)); // can be pressed all the same: it then says why not
}

/** Only where it changes something: there are hundreds of places, and every write makes the browser look at all styles. */
function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Show at once that places were pressed, until the answer is there; returns what ends it. */
export function hold(names: string[]): () => void {
  const held = names.flatMap((name) => [...(places.get(name) ?? [])]);
  const show = (isHeld: boolean) => {
    for (const element of held) {
      element.toggleAttribute("data-pressed", isHeld);
      if (isHeld) element.setAttribute("aria-busy", "true");
      else element.removeAttribute("aria-busy");
    }
  };
  show(true);
  return () => show(false);
}

// --- moving the focus ----------------------------------------------------------------------------------------------

function regionOf(element: Element): Element {
  return element.closest("[data-region]") ?? document.body;
}

function membersOf(region: Element): Placed[] {
  const members = [...region.querySelectorAll<Placed>("[data-anchor][tabindex]")];
  return members.filter((element) => regionOf(element) === region);
}

function tabStop(element: Placed): Placed | null {
  return membersOf(regionOf(element)).find((other) => other !== element && other.tabIndex === 0) ?? null;
}

/** A region's stop for the Tab key: a lit place, best the focused one; else what is focused, was, or comes first. */
function settleStop(inside: Element): void {
  const members = membersOf(regionOf(inside));
  const lit = members.filter((element) => element.hasAttribute("data-lit"));
  const focused = members.find((element) => element === document.activeElement);
  const before = members.find((element) => element.tabIndex === 0);
  const stop = lit.length === 0 ? (focused ?? before ?? members[0]) : (lit.find((it) => it === focused) ?? lit[0]);
  for (const element of members) write(element, "tabindex", element === stop ? "0" : "-1");
}

/** Move the focus to the next place of the same region in the arrow's direction. */
export function walk(from: Placed, arrow: Arrow): void {
  const members = membersOf(regionOf(from)).filter((element) => element.getClientRects().length > 0);
  const middles = members.map((element) => middleOf(element.getBoundingClientRect()));
  members[neighbour(middles, members.indexOf(from), arrow)]?.focus();
}

/** Move the focus to the next lit place, or the one before, in whatever part of the table; after the last the first. */
export function walkLit(step: 1 | -1): void {
  const lit = [...document.querySelectorAll<Placed>("[data-lit][tabindex]:not([inert] *)")].filter(
    (element) => element.getClientRects().length > 0,
  );
  const at = lit.findIndex((element) => element === document.activeElement);
  lit.at(at < 0 ? Math.min(step, 0) : (at + step) % lit.length)?.focus();
}

export function middleOf(rect: DOMRect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** The nearest point in a direction; a step aside counts double. The index is `from` itself when there is none. */
export function neighbour(points: Point[], from: number, arrow: Arrow): number {
  const start = points[from];
  if (!start) return from;
  const isSideways = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best = from;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = sign * (isSideways ? point.x - start.x : point.y - start.y);
    const aside = Math.abs(isSideways ? point.y - start.y : point.x - start.x);
    const distance = ahead + 2 * aside;
    if (ahead <= 1 || aside > ahead * 2 || distance >= least) return;
    best = index;
    least = distance;
  });
  return best;
}

// --- input ---------------------------------------------------------------------------------------------------------

const ARROWS: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** All input on the places inside an element goes to `given`. */
export function board(element: HTMLElement, given: Board): ActionReturn<Board> {
  let table = given;
  const abort = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, handle: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(name, handle, { signal: abort.signal });

  on("click", (event) => {
    const name = placeAt(event.target);
    if (name) table.press(name, { x: event.clientX, y: event.clientY }, event.target as Element);
  });
  let under: string | null = null; // the pointer; what lies beside all places may show something of its own
  const point = (name: string | null, event: PointerEvent) => {
    if (event.pointerType === "touch" || (name === null && under === null)) return;
    under = name;
    table.hover(name, { x: event.clientX, y: event.clientY });
  };
  on("pointermove", (event) => point(placeAt(event.target), event));
  on("pointerleave", (event) => point(null, event));
  on("focusin", (event) => {
    const name = placeAt(event.target);
    if (!name || !(event.target as Element).matches(":focus-visible")) return;
    settleStop(event.target as Element);
    table.hover(name);
  });
  on("keydown", (event) => {
    const target = event.target as Placed;
    if (!target.dataset.anchor || event.ctrlKey || event.metaKey || event.altKey) return;
    if (ARROWS.includes(event.key)) walk(target, event.key as Arrow);
    else if (event.key === "Enter") table.enter(target.dataset.anchor);
    else if (event.key === " ") table.press(target.dataset.anchor);
    else return;
    event.preventDefault();
  });
  return {
    update(next) {
      table = next;
    },
    destroy() {
      abort.abort();
    },
  };
}
