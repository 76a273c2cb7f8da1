/** A game on one's list, in words. */
import { now } from "../../now.svelte.ts";
import { isPlayed } from "../../room/mine.ts";
import type { Summary, SummarySeat } from "../../wire.ts";
import { ago, listed, t } from "../../words.svelte.ts";

const namesOf = (seats: SummarySeat[]): string => seats.map(({ name }) => name).join(", ");

export const sinceOf = (game: Summary): string => ago(Math.max(0, (now() - game.since) / 1000));

/** Against whom: people by their names, and how many bots. */
export function company({ seats }: Summary): string {
  const people = seats.filter(({ kind, mine }) => kind === "person" && !mine).map(({ name }) => name);
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  const names = bots > 0 ? [...people, t("home-bots", { count: bots })] : people;
  return names.length > 0 ? t("home-company", { names: listed(names) }) : namesOf(seats);
}

/** Whom a running game waits for. */
export function standing(game: Summary): string {
  const missing = game.seats.filter(({ claimed }) => !claimed);
  if (missing.length > 0) return t("mine-missing", { count: missing.length });
  const since = sinceOf(game);
  if (!isPlayed(game)) return t("mine-watching", { names: namesOf(game.seats), since });
  if (game.my_turn) return company(game);
  const awaited = game.seats.filter((seat) => seat.since !== null && !seat.mine);
  return t("mine-waiting", { names: namesOf(awaited), since });
}

/** A game that came from a file has nobody who plays it. */
export const addressOf = (game: Summary): string =>
  `/${game.over && !game.seats.some(({ claimed }) => claimed) ? "replay" : "game"}/${game.id}`;
