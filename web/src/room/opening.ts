/** Opening a game; how the last one was set up is remembered, so that it can be opened once more. */
import * as api from "../api.ts";
import { go } from "../route.svelte.ts";
import type { Home, NewGame } from "../wire.ts";

const KEY = "princeps.opened";

export async function openGame(wanted: NewGame): Promise<void> {
  const { id } = await api.newGame(wanted);
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // Without storage it is set up anew each time.
  }
  go(`/game/${id}`);
}

/** The game that was opened last. */
export function lastOpened(): NewGame | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as NewGame | null;
  } catch {
    return null;
  }
}

/** Whether a game can still be opened: a server may offer other games, or other bots, than it once did. */
export function isOffered({ game, seats }: NewGame, { games, levels, open_tables: hasOpenTables }: Home): boolean {
  const offer = games.find(({ name }) => name === game);
  if (!offer || seats.length < offer.fewest || seats.length > offer.most) return false;
  if (!hasOpenTables && seats.some(({ kind }) => kind === "open")) return false;
  return seats.every(({ level }) => level == null || levels.includes(level));
}
