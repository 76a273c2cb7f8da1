/** Decisions of Trajan that are more than a click on a place or on a button with words. */
import type { Panel } from "../table/games.ts";
import type { Play } from "../table/play.svelte.ts";
import ActionPanel from "./ActionPanel.svelte";
import AnswersPanel from "./AnswersPanel.svelte";
import GroupsPanel from "./GroupsPanel.svelte";
import OrderPanel from "./OrderPanel.svelte";
import PlacingPanel from "./PlacingPanel.svelte";
import type { TrajanPlay } from "./play.ts";
import { sowerOf } from "./sower.svelte.ts";
import TraysPanel from "./TraysPanel.svelte";

export const panels: Record<string, Panel> = {
  action: ActionPanel,
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

const orderTitle = (play: Play): string =>
  sowerOf(play as TrajanPlay).isFree ? "trajan-page-sow-these" : "trajan-page-which-order";

export const trying = { tray: { title: orderTitle, Panel: OrderPanel } };

/** Beside the panels of these there is room for what is considered on the board. */
export const figured = ["action"];
