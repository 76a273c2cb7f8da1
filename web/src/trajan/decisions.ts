/** Decisions of Trajan that are more than a click on a place or on a button with words. */
import type { Panel } from "../table/games.ts";
import AnswersPanel from "./AnswersPanel.svelte";
import GroupsPanel from "./GroupsPanel.svelte";
import OrderPanel from "./OrderPanel.svelte";
import PlacingPanel from "./PlacingPanel.svelte";
import TraysPanel from "./TraysPanel.svelte";

export const panels: Record<string, Panel> = {
  cargo: AnswersPanel,
  consul: AnswersPanel,
  discard: GroupsPanel,
  extra: AnswersPanel,
  "first-tile": GroupsPanel,
  marker: PlacingPanel,
  meet: AnswersPanel,
  reward: AnswersPanel,
  tray: TraysPanel,
};

export const trying = { tray: { title: "trajan-page-which-order", Panel: OrderPanel } };
