/** Games that this person only watches, or has left, and no longer wants to see on the list of this browser. */
import { SvelteSet } from "svelte/reactivity";

const KEY = "princeps.unlisted";

class Unlisted extends SvelteSet<string> {
  override add(game: string): this {
    super.add(game);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this]));
    } catch {
      // Without storage it is back when the page is reloaded.
    }
    return this;
  }
}

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const unlisted = new Unlisted(stored());
