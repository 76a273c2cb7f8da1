/** Marks an element as `long` when its text does not fit on one line, so that it can be set smaller. */
import type { ActionReturn } from "svelte/action";

export function fit(element: HTMLElement, _text: string): ActionReturn<string> {
  const measure = () => {
    element.classList.remove("long");
    element.classList.toggle("long", element.scrollWidth > element.clientWidth + 1);
  };
  const watching = new ResizeObserver(measure);
  watching.observe(element.parentElement ?? element);
  return { update: () => void requestAnimationFrame(measure), destroy: () => watching.disconnect() };
}
