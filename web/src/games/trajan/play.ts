/** The controller at a table of Trajan. */
import { getPlay as getAnyPlay, type PlayOf } from "../../table/play.svelte.ts";
import type { TrajanBox, TrajanPosition } from "../../wire.ts";

export type TrajanPlay = PlayOf<TrajanPosition, TrajanBox>;
export type TrajanView = TrajanPlay["table"];
export const getPlay = (): TrajanPlay => getAnyPlay() as TrajanPlay;
