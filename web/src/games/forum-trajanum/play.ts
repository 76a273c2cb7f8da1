/** The controller at a table of Forum Trajanum. */
import { getPlay as getAnyPlay, type PlayOf } from "../../table/play.svelte.ts";
import type { ForumBox, ForumPosition } from "../../wire.ts";

export type ForumTrajanumPlay = PlayOf<ForumPosition, ForumBox>;
export const getPlay = (): ForumTrajanumPlay => getAnyPlay() as ForumTrajanumPlay;
