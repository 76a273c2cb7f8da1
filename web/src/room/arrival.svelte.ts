/** A seat that was taken a moment ago by a link, and whose player may not have a name yet. */
import type { Joined } from "../wire.ts";

let taken = $state.raw<Joined | null>(null);

export const seatTaken = (game: string): number | null => (taken?.id === game ? taken.seat : null);
export const arrive = (joined: Joined | null): void => void (taken = joined);
