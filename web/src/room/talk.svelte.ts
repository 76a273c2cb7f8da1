/** The chat of a table for one person, with a count of unread lines. The server leaves out whom they have muted. */
import type { LiveGame } from "../table/live.svelte.ts";
import type { ChatLine } from "../wire.ts";

export class Talk {
  readonly #game: LiveGame;
  #read = $state(-1); // the number of the last line

  constructor(game: LiveGame) {
    this.#game = game;
    this.read();
  }

  get lines(): ChatLine[] {
    return this.#game.room?.chat ?? [];
  }

  get unread(): ChatLine[] {
    const seats = this.#game.room?.seats ?? [];
    return this.lines.filter(({ number, seat }) => number > this.#read && !seats[seat]?.mine);
  }

  /** Whether there is or was anybody to talk to. */
  get hasCompany(): boolean {
    const { seats = [], spectators = 0, chat = [] } = this.#game.room ?? {};
    return spectators > 0 || chat.length > 0 || seats.some((seat) => seat.kind === "person" && !seat.mine);
  }

  read(): void {
    this.#read = this.#game.room?.chat.at(-1)?.number ?? -1;
  }
}
