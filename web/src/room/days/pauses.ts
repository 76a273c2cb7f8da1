/** What the menu offers about pauses. */
import type { MenuItem } from "../../parts/Menu.svelte";
import type { LiveGame } from "../../table/live.svelte.ts";
import { t } from "../../words.svelte.ts";
import { attempt } from "./attempt.ts";
import { endPause } from "./requests.ts";

export function pauseItems({ id, room, seat }: LiveGame, ask: () => void): MenuItem[] {
  if (!room?.playing || room.over || seat === null) return [];
  const { pause } = room;
  if (pause && room.seats[pause.seat]?.mine)
    return [{ label: t("pause-end"), action: () => void attempt(endPause(id)) }];
  const hasAsked = room.proposals.some((it) => it.seat === seat);
  return pause || hasAsked ? [] : [{ label: t("pause-ask"), action: ask }];
}
