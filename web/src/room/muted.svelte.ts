/** Seats of a game that this person does not want to hear in the chat. */
import { SvelteSet } from "svelte/reactivity";

export class Muted {
  readonly #seats: SvelteSet<number>;
  readonly #key: string;

  constructor(game: string) {
    this.#key = `princeps.muted.${game}`;
    this.#seats = new SvelteSet(stored(this.#key));
  }

  has(seat: number): boolean {
    return this.#seats.has(seat);
  }

  toggle(seat: number): void {
    if (!this.#seats.delete(seat)) this.#seats.add(seat);
    try {
      localStorage.setItem(this.#key, JSON.stringify([...this.#seats]));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }
}

function stored(key: string): number[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as number[];
  } catch {
    return [];
  }
}
