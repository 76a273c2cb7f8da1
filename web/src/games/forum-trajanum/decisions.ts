/** Decisions of Forum Trajanum that are more than a click on a place or on a button with words. */
import type { Panel } from "../../table/face.ts";
import AnswersPanel from "./AnswersPanel.svelte";
import BenefitPanel from "./BenefitPanel.svelte";
import ClearPanel from "./ClearPanel.svelte";
import CranePanel from "./CranePanel.svelte";
import PassPanel from "./PassPanel.svelte";
import PayPanel from "./PayPanel.svelte";
import ReclaimPanel from "./ReclaimPanel.svelte";
import RowPanel from "./RowPanel.svelte";
import UsePanel from "./UsePanel.svelte";

export const panels: Record<string, Panel> = {
  benefit: BenefitPanel,
  bonus: AnswersPanel,
  clear: ClearPanel,
  crane: CranePanel,
  "first-row": RowPanel,
  "handicap-row": RowPanel,
  honour: RowPanel,
  pass: PassPanel,
  pay: PayPanel,
  reclaim: ReclaimPanel,
  resource: AnswersPanel,
  row: RowPanel,
  use: UsePanel,
};
