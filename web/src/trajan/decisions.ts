/** Decisions of Trajan that are more than a click on a place or on a button with words. */
import type { Component } from "svelte";
import type { Decision } from "../wire.ts";
import AnswersPanel from "./AnswersPanel.svelte";
import GroupsPanel from "./GroupsPanel.svelte";
import TraysPanel from "./TraysPanel.svelte";

type Panel = Component<{ decision: Decision }>;

const PANELS: Partial<Record<string, Panel>> = {
  cargo: AnswersPanel,
  consul: AnswersPanel,
  discard: GroupsPanel,
  extra: AnswersPanel,
  "first-tile": GroupsPanel,
  meet: AnswersPanel,
  reward: AnswersPanel,
  tray: TraysPanel,
};

/** What is shown instead of a row of buttons. */
export const panelFor = (decision: Decision): Panel | null => PANELS[decision.question] ?? null;

export { picturesOf } from "./pictures.ts";
