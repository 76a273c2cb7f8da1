/** Links made while this page is open. The server reveals a secret only once; asking again would invalidate the first link. */
import { SvelteMap } from "svelte/reactivity";
import * as api from "../api.ts";

const made = new SvelteMap<string, string>();

export const SPECTATORS = -1;
const keyOf = (game: string, seat: number) => `${game} ${seat}`;

export const linkTo = (game: string, seat: number): string | undefined => made.get(keyOf(game, seat));

/** A link to a seat or, with `SPECTATORS`, to watch. */
export async function makeLink(game: string, seat: number): Promise<void> {
  const isWatching = seat === SPECTATORS;
  const { secret } = await (isWatching ? api.inviteSpectators(game) : api.inviteTo(game, seat));
  made.set(keyOf(game, seat), new URL(`/${isWatching ? "watch" : "join"}#${secret}`, location.href).href);
}
