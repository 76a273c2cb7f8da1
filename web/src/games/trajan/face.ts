/** What the shell needs of Trajan to show a table of it. */
import { NUMERALS } from "../../pieces/numerals.ts";
import { PLAIN } from "../../table/choices.ts";
import type { GameFace } from "../../table/face.ts";
import type { Box, Table as TableMessage, TrajanBox, TrajanPosition } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import { figured, outlook, panels, trying } from "./decisions.ts";
import { describe } from "./describe.ts";
import { paneOf } from "./panes.ts";
import Phone from "./Phone.svelte";
import { picturesOf } from "./pictures.ts";
import NamedPiece from "./pieces/NamedPiece.svelte";
import Table from "./Table.svelte";

function progressOf({ over, position }: TableMessage, box: Box): string {
  const { quarter, round } = position as TrajanPosition;
  const { rounds } = box as TrajanBox;
  const values = { quarter: NUMERALS[quarter] ?? "", round: Math.min(round + 1, rounds), rounds };
  return over ? t("bar-over") : t("trajan-page-progress", values);
}

const partAt: GameFace["partAt"] = (place, reader) => {
  const pane = paneOf(place, reader);
  return pane ? t(`trajan-pane-${pane}`) : "";
};

const partOf: GameFace["partOf"] = (position) => (position as TrajanPosition).quarter;

const choiceStyle = { ...PLAIN, within: ["sow", "cargo"] };

export const face: GameFace = {
  Table,
  Phone,
  NamedPiece,
  choiceStyle,
  panels,
  trying,
  figured,
  outlook,
  picturesOf,
  foretellsTotal: true,
  progressOf,
  partOf,
  partAt,
  describe,
  closeUp: () => import("./analysis/closeup.ts"),
  lessons: {
    tray: ["time"],
    "action-forum": ["demands"],
    "action-senate": ["bonus.1", "bonus.2"],
    meet: ["demands"],
  },
  keys: [
    { key: "1 … 6", does: "trajan-keys-sow" },
    { key: "P", does: "trajan-keys-plan" },
  ],
};
