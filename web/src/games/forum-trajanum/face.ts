/** What the shell needs of Forum Trajanum to show a table of it. */
import { NUMERALS } from "../../pieces/numerals.ts";
import type { GameFace } from "../../table/face.ts";
import type { ForumPosition, Table as TableMessage } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import { panels } from "./decisions.ts";
import { describe } from "./describe.ts";
import { paneOf } from "./panes.ts";
import Phone from "./Phone.svelte";
import { picturesOf } from "./pictures.ts";
import NamedPiece from "./pieces/NamedPiece.svelte";
import { byTribune, furtherPlaces } from "./places.ts";
import { ROUNDS } from "./reading.ts";
import Table from "./Table.svelte";

function progressOf({ over, position }: TableMessage): string {
  const { cycle, round, stage } = position as ForumPosition;
  if (over) return t("bar-over");
  if (stage === "setting-up") return t("forum-trajanum-mat-setting-up");
  return t("forum-trajanum-mat-progress", { cycle: NUMERALS[cycle] ?? "", round: round + 1, rounds: ROUNDS });
}

const partAt: GameFace["partAt"] = (place, reader) => {
  const pane = paneOf(place, reader);
  return pane ? t(`forum-trajanum-pane-${pane}`) : "";
};

const partOf: GameFace["partOf"] = (position) => (position as ForumPosition).cycle;

const choiceStyle = { furtherPlaces, aside: byTribune, within: ["site"] };

const keys = [{ key: "R", does: "keys-turn" }];

const lessons = {
  take: ["street.a", "street.b"],
  use: ["me.ship"],
  pay: ["me.row.patrician-1", "me.row.craftsman-2"], // the first and the last
  clear: ["me.space.r1c1", "me.space.r1c6", "me.space.r6c1", "me.space.r6c6"],
};

export const face: GameFace = {
  Table,
  Phone,
  NamedPiece,
  choiceStyle,
  panels,
  picturesOf,
  progressOf,
  partOf,
  partAt,
  lessons,
  keys,
  describe,
  closeUp: () => import("./analysis/closeup.ts"),
};
