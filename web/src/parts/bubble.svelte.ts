/** The answer to a press that does nothing: what the thing is, and why not. Gone with the next input or after a while. */
import type { Tip } from "./tip.ts";

const STAYS = 4000; // milliseconds, and more for longer texts
const FOR_A_LETTER = 45;

class Bubble {
  reason = $state("");
  about = $state.raw<Tip | null>(null);
  place = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(where: Element, reason: string, about: Tip | null = null): void {
    clearTimeout(this.#timer);
    this.place = where.getBoundingClientRect();
    this.reason = reason;
    this.about = about;
    const letters = `${about?.title ?? ""}${about?.text ?? ""}${reason}`.length;
    this.#timer = setTimeout(() => this.close(), Math.max(STAYS, letters * FOR_A_LETTER));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.place = this.about = null;
    this.reason = "";
  }
}

export const bubble = new Bubble();
