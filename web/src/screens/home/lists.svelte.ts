/** The lists of the home page. Nothing in them moves while somebody points at a row, or has the focus on one. */
import { sectionsOf, type Sections } from "../../room/mine.ts";
import type { Summary } from "../../wire.ts";
import { keepPlaces } from "./places.ts";
import { unlisted } from "./unlisted.ts";

export class Lists {
  #games = $state.raw<Summary[]>([]);
  #places = $state.raw<Sections<string>>({ turns: [], running: [], ended: [] });
  #held = { pointer: false, focus: false };

  get #isHeld(): boolean {
    return this.#held.pointer || this.#held.focus;
  }

  take(games: Summary[]): void {
    this.#games = games;
    const fresh = this.#fresh();
    this.#places = this.#isHeld ? keepPlaces(this.#places, fresh) : fresh;
  }

  /** The pointer, or the focus, has come to something; to nothing, if it has left the page. */
  hold(by: "pointer" | "focus", target: EventTarget | null): void {
    this.#held[by] = target instanceof Element && target.closest("[data-row]") !== null;
    if (!this.#isHeld) this.#places = this.#fresh();
  }

  #fresh(): Sections<string> {
    const { turns, running, ended } = sectionsOf(this.#games);
    const ids = (games: Summary[]) => games.map(({ id }) => id);
    return { turns: ids(turns), running: ids(running), ended: ids(ended) };
  }

  get turns(): Summary[] {
    return this.#rows("turns");
  }

  get running(): Summary[] {
    return this.#rows("running");
  }

  get ended(): Summary[] {
    return this.#rows("ended");
  }

  #rows(section: keyof Sections<string>): Summary[] {
    const games = new Map(this.#games.map((game) => [game.id, game]));
    return this.#places[section].flatMap((id) => (unlisted.has(id) ? [] : (games.get(id) ?? [])));
  }
}
