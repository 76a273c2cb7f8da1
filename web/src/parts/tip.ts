/**
 * A short explanation of a thing: `use:tip={"text"}` or `use:tip={{ title, text }}`. It shows when the pointer rests on
 * the thing, when the keyboard comes to it, under a finger that holds it, and after one that taps it where a tap does
 * nothing else (places of the table explain themselves, see `play.svelte.ts`); every other input takes it away.
 * All things share one bubble, and the innermost thing that has something to say speaks. A thing that comes to lie under
 * a resting pointer says nothing, and what can be chosen now, of which the decision bar tells, only after a while.
 */
import type { ActionReturn } from "svelte/action";
import { litBoxes, putClear, windowBox } from "./floating.ts";
import "./tip.css";

export interface Tip {
  title?: string;
  text: string;
}
type Told = HTMLElement | SVGElement;

const REST = 350; // milliseconds under a pointer
const REST_ON_CHOICE = 1000;
const HOLD = 500; // under a finger
const AT_ONCE = 60;
const MARGIN = 8;
const MARK = "data-tip";
const PRESSABLE = "button, a, input, select, label, summary, [data-anchor]";

const tips = new WeakMap<Element, Tip>();
let bubble: HTMLElement | null = null;
let owner: Element | null = null;
let under: Element | null = null; // the pointer, when it last moved
let isFinger = false; // that pressed last
let at = { x: 0, y: 0 };
let timer = 0;

export function tip(
  element: Told,
  given: string | Tip | null | undefined,
): ActionReturn<string | Tip | null | undefined> {
  tell(element, given);
  return {
    update: (next) => {
      tell(element, next);
      if (owner === element) fill(element);
    },
    destroy: () => tell(element, null),
  };
}

function tell(element: Told, given: string | Tip | null | undefined): void {
  listen();
  const said = typeof given === "string" ? { text: given } : given;
  element.toggleAttribute(MARK, Boolean(said));
  if (said) tips.set(element, said);
  else {
    tips.delete(element);
    if (owner === element) hide();
  }
}

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || (event.clientX === at.x && event.clientY === at.y)) return;
    at = { x: event.clientX, y: event.clientY };
    const thing = speaker(event.target);
    if (thing === under) return;
    under = thing;
    showAfter(thing, thing?.closest("[data-lit], [data-chosen]") ? REST_ON_CHOICE : REST);
  });
  document.addEventListener("pointerdown", (event) => {
    hide();
    isFinger = event.pointerType === "touch";
    if (isFinger) showAfter(speaker(event.target), HOLD);
  });
  document.addEventListener("pointerup", (event) => {
    if (owner && event.pointerType === "touch") swallowClick(); // the finger asked for words, and presses nothing
    hide();
  });
  document.addEventListener("click", ({ target }) => {
    if (isFinger && target instanceof Element && !target.closest(PRESSABLE)) showAfter(speaker(target), 0);
  });
  for (const end of ["pointercancel", "wheel"]) document.addEventListener(end, hide, { passive: true });
  document.addEventListener("focusin", (event) => {
    const target = event.target as Element;
    if (target.matches(":focus-visible")) showAfter(speaker(target), REST);
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("keydown", hide);
  document.addEventListener("contextmenu", (event) => {
    if (owner) event.preventDefault(); // holding asks for the words, not for the browser's menu
  });
}

/** The click after a finger is lifted comes at once, if it comes at all. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  document.addEventListener("click", swallow, { capture: true, once: true });
  window.setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), AT_ONCE);
}

/** What is said at a thing: by itself, what it lies on, or else what lies on it. */
export function tipAt(thing: Element | null | undefined): Tip | null {
  const teller = thing && (speaker(thing) ?? thing.querySelector(`[${MARK}]`));
  return (teller && tips.get(teller)) ?? null;
}

function speaker(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${MARK}]`) : null;
}

function showAfter(element: Element | null, time: number): void {
  if (element === owner) return;
  hide();
  if (element) timer = window.setTimeout(() => show(element), time);
}

function show(element: Element): void {
  if (!element.isConnected) return;
  owner = element;
  bubble ??= makeBubble();
  element.setAttribute("aria-describedby", bubble.id);
  fill(element);
}

function fill(element: Element): void {
  const said = tips.get(element);
  if (!bubble || !said) return;
  const parts = [said.title && line("b", said.title), said.text && line("span", said.text)];
  bubble.replaceChildren(...parts.filter((part) => part instanceof Node));
  bubble.showPopover(); // in the top layer, so above dialogs too
  place(bubble, element.getBoundingClientRect());
}

function line(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function makeBubble(): HTMLElement {
  const made = document.createElement("div");
  made.id = "tip";
  made.className = "tip";
  made.setAttribute("role", "tooltip");
  made.popover = "manual";
  document.body.append(made);
  return made;
}

/** Above the thing, or as near to there as it covers neither that nor what can be chosen now. */
function place(box: HTMLElement, thing: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const above = { left: thing.left + (thing.width - width) / 2, top: thing.top - height - MARGIN };
  putClear(box, above, windowBox(), [...litBoxes(), thing]);
}

function hide(): void {
  window.clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  if (bubble?.matches(":popover-open")) bubble.hidePopover();
}
