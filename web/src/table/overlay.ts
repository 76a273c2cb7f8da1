/** A panel over the boards takes the focus and gives it back; Escape closes it and nothing else. */
import type { Action } from "svelte/action";

export const overlay: Action<HTMLElement, () => void> = (panel, onclose) => {
  const before = document.activeElement;
  const listen = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onclose();
  };
  panel.focus();
  window.addEventListener("keydown", listen, { capture: true });
  return {
    destroy() {
      window.removeEventListener("keydown", listen, { capture: true });
      if (before instanceof HTMLElement) before.focus();
    },
  };
};
