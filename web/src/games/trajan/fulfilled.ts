/** The Trajan tile that the sowing considered would complete. */
import type { TrajanPlay } from "./play.ts";
import { sowerOf } from "./sower.svelte.ts";

export interface Fulfilled {
  tray: number;
  tile: number;
}

/** Told by the table that would follow; nothing before that is known. */
export function fulfilled(play: TrajanPlay): Fulfilled | null {
  const { considered, after } = sowerOf(play);
  const target = considered?.target;
  if (target === undefined || !after) return null;
  const tile = play.real.position.mats[play.me]?.slots[target] ?? null;
  const isGone = after.position.mats[play.me]?.slots[target] !== tile;
  return tile !== null && isGone ? { tray: target, tile } : null;
}
