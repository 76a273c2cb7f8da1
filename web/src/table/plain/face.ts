/** A game that nobody has drawn: its questions, answers, scores and log, as the server words them. */
import { t } from "../../words.svelte.ts";
import { PLAIN } from "../choices.ts";
import type { GameFace } from "../face.ts";
import PlainTable from "./PlainTable.svelte";

export const face: GameFace = {
  Table: PlainTable,
  Phone: PlainTable,
  choiceStyle: PLAIN,
  panels: {},
  picturesOf: () => [],
  progressOf: ({ over }) => (over ? t("bar-over") : ""),
  partOf: () => 0,
  lessons: {},
  keys: [],
  describe: () => [],
};
