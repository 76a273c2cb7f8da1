/** Decisions of Trajan that are more than a click on a place or on a button with words. */
import type { Outlook, Panel } from "../../table/face.ts";
import type { Play } from "../../table/play.svelte.ts";
import { t } from "../../words.svelte.ts";
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

/** What the action can bring; where that cannot be told, what to do about the order. */
function brought(play: Play): string {
  const sower = sowerOf(play as TrajanPlay);
  return sower.brings || sower.advise();
}

export const trying = { tray: { title: orderTitle, context: brought, Panel: OrderPanel } };

/** As a tray promises it: with its action. */
function outlookOf(play: Play): Outlook | null {
  const { outlook } = sowerOf(play as TrajanPlay);
  return outlook && { ...outlook, caption: t("trajan-page-with-action"), about: t("trajan-page-with-action-tip") };
}

export const outlook = { tray: outlookOf };

/** Beside the panels of these there is room for what is considered on the board. */
export const figured = ["action"];
