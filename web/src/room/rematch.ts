/** What this person has said about playing a game again. */
import type { Room } from "../wire.ts";

/** Whether this person does not want to play again this time. */
export const hasDeclined = (room: Room): boolean =>
  room.seats.some(({ seat, mine }) => mine && room.rematch?.answers[seat] === "declines");
