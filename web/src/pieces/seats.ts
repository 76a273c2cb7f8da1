/** How the seats of every game look: colour, letter, emblem. */
import type { Outline } from "./icons.ts";

export const SEATS = [0, 1, 2, 3] as const;
export const SEAT_LETTERS = ["A", "B", "C", "D"] as const;
export const SEAT_EMBLEMS: readonly Outline[] = ["laurels", "wolf-head", "lyre", "trident"];

export const seatFill = (seat: number) => `var(--seat-${seat + 1})`;
export const seatInk = (seat: number) => `var(--seat-${seat + 1}-ink)`;
