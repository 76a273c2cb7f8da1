/** The controller at a table of Trajan: whatever it holds is of this game. */
import { getPlay as getAnyPlay, type Play } from "../table/play.svelte.ts";
import type { Table, TrajanBox, TrajanPosition } from "../wire.ts";

export type TrajanView = Table & { readonly position: TrajanPosition };
export type TrajanPlay = Play & {
  readonly table: TrajanView;
  readonly real: TrajanView;
  readonly after: TrajanView | null;
  readonly box: TrajanBox;
};

export const getPlay = (): TrajanPlay => getAnyPlay() as TrajanPlay;
