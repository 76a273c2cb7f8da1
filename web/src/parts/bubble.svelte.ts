/** The answer to a click that cannot be: a bubble at the place, gone with the next input or after a while. */

const STAYS = 4000;

class Said {
  text = $state("");
  place = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(where: Element | DOMRect, text: string): void {
    clearTimeout(this.#timer);
    this.place = where instanceof Element ? where.getBoundingClientRect() : where;
    this.text = text;
    this.#timer = setTimeout(() => this.close(), STAYS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.place = null;
    this.text = "";
  }
}

export const bubble = new Said();
