/** Who sits where, from a reader's point of view. */
import type { Seat, Table } from "../wire.ts";
import { t } from "../words.svelte.ts";
import { spectator } from "./spectator.svelte.ts";

/** The next seat at this screen that has to decide, once the reader has nothing to decide any more. */
export function nextAtScreen(table: Table, seats: number[]): number | null {
  if (table.over || table.decision) return null;
  const after = [...seats.filter((seat) => seat > table.reader), ...seats.filter((seat) => seat < table.reader)];
  return after.find((seat) => table.statuses[seat]?.decides) ?? null;
}

/** All seats in turn, the reader's first; a spectator sits behind the seat they have chosen. */
export const seatsFrom = (reader: number, players: number): number[] =>
  Array.from({ length: players }, (_, step) => ((reader < 0 ? spectator.seat : reader) + step) % players);

/** What a bot is like: by name, too, where its seat has another one, as bots are renamed and surprises revealed. */
export function characterOf({ character, name }: Seat): string {
  if (!character) return "";
  const [called, title] = [t(`usual-name-${character}`), t(`character-${character}`)];
  return called === name ? title : `${called}, ${title}`;
}
