/** The controller at a table of Forum Trajanum: whatever it holds is of this game. */
import { getPlay as getAnyPlay, type Play } from "../table/play.svelte.ts";
import type { ForumBox, ForumPosition, Table } from "../wire.ts";

export type ForumView = Table & { readonly position: ForumPosition };
export type ForumPlay = Play & {
  readonly table: ForumView;
  readonly real: ForumView;
  readonly after: ForumView | null;
  readonly box: ForumBox;
};

export const getPlay = (): ForumPlay => getAnyPlay() as ForumPlay;
