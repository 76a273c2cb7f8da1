/** The games that the page can show: how each draws its table and words what is its own. */
import type { Component, Snippet } from "svelte";
import type { Decision, Position } from "../wire.ts";
import type { Manner } from "./choices.ts";
import type { Play } from "./play.svelte.ts";

/** What every table shows besides itself. */
export interface TableProps {
  tools?: Snippet | undefined; // buttons of the header
  log?: Snippet | undefined; // one line
  bar?: Snippet | undefined; // the decision bar
  chat?: Snippet | undefined; // beside the log, where a table has it
  onscores?: (() => void) | undefined;
}

/** A part of the table in words. */
export interface Described {
  title: string;
  lines: string[];
}

export interface GameFace {
  Table: Component<TableProps>;
  Phone: Component<TableProps> | null;
  manner: Manner;
  /** What is shown instead of a row of buttons, where a decision needs more. */
  panelFor: (decision: Decision) => Component<{ decision: Decision }> | null;
  /** Pieces that stand for an answer on its button, as names for `Piece`. */
  picturesOf: (action: string) => string[];
  /** The table part by part, the reader's own things first. */
  describe: (play: Play) => Described[];
}

type Name = Position["game"];

const LOADERS: Partial<Record<Name, () => Promise<GameFace>>> = {
  "forum-trajanum": async () => {
    const [{ default: Table }, phones, { panelFor, picturesOf }, { describe }, places] = await Promise.all([
      import("../forum/ForumTable.svelte"),
      Promise.all(Object.values(FORUM_PHONE).map((load) => load())),
      import("../forum/decisions.ts"),
      import("../forum/describe.ts"),
      import("../forum/places.ts"),
    ]);
    const manner = { furtherPlaces: places.furtherPlaces, aside: places.byTribune, within: ["site"] };
    return { Table, Phone: phones[0]?.default ?? null, manner, panelFor, picturesOf, describe };
  },
  trajan: async () => (await import("../trajan/face.ts")).face,
};
const FORUM_PHONE = import.meta.glob<{ default: Component<TableProps> }>("../forum/Phone.svelte");

/** Load what draws a game; only the game that is played. */
export async function faceOf(name: Name): Promise<GameFace> {
  const load = LOADERS[name];
  if (!load) throw new Error(`nothing draws ${name}`);
  return load();
}
