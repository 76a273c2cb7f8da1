/** What the page wants of a game: how it draws its table and words what is its own. */
import type { Component, Snippet } from "svelte";
import type { NamedPiece } from "../pieces/named.ts";
import type { Box, ComparedAnswer, Decision, Position, Preview, Table } from "../wire.ts";
import type { Book } from "./book.ts";
import type { ChoiceStyle } from "./choices.ts";
import type { Play } from "./play.svelte.ts";

/** What the people at a table say to each other. */
export interface Conversation {
  said: Snippet;
  unread: number;
}

/** What every table shows besides itself. */
export interface TableProps {
  tools?: Snippet | undefined; // buttons of the header
  log?: Snippet | undefined; // one line
  bar?: Snippet | undefined; // the decision bar
  chat?: Conversation | undefined; // beside the log, where there is anybody to talk to
  onscores?: (() => void) | undefined;
}

/** A part of the table in words. */
export interface Described {
  title: string;
  lines: string[];
}

export type Panel = Component<{ decision: Decision }>;

/** What a turn can bring with what is considered, under a caption of its own. */
export interface Outlook extends Pick<Preview, "points" | "forecast"> {
  caption: string;
  about: string;
}

/** What a close look at one decision is about: its seat, what was played there, and what was best if that is another. */
export interface CloseUpProps {
  seat: number;
  isSmall: boolean; // a small screen shows no more than the board itself
  played: ComparedAnswer | null;
  best: ComparedAnswer | null;
}

/** The boards of a game as an analysis shows them: a few of them, large, with nothing to be chosen. */
export interface CloseUp {
  /** What the seat has before it. */
  Own: Component<CloseUpProps>;
  /** Of what all share, the board where the answers are given, or that they lead to. */
  Common: Component<CloseUpProps>;
  /** Whether a place lies on the first of them. */
  isOwn: (place: string, seat: number) => boolean;
  /** Whether the boards themselves show what an answer does. */
  draws?: (answer: ComparedAnswer) => boolean;
}

export interface GameFace {
  Table: Component<TableProps>;
  Phone: Component<TableProps>;
  /** Draws its pieces by their names. */
  NamedPiece?: NamedPiece;
  choiceStyle: ChoiceStyle;
  /** By question, what is shown instead of a row of buttons, where a decision needs more. */
  panels: Record<string, Panel>;
  /** By question, what a plan that is being tried asks, and what a large screen shows with it. */
  trying?: Record<string, { title: (play: Play) => string; context?: (play: Play) => string; Panel: Component }>;
  /** Questions whose panel leaves room for the figures of what is considered on the board. */
  figured?: readonly string[];
  /** By question, what the rest of the turn can bring besides what is considered: told instead of that alone. */
  outlook?: Record<string, (play: Play) => Outlook | null>;
  /** Pieces that stand for an answer on its button, as names for `Piece`. */
  picturesOf: (action: string) => string[];
  /** Points come also at once: the bar tells what they will be in all, not what the coming scoring brings. */
  foretellsTotal?: boolean;
  /** How far the game is, in the words of the header. */
  progressOf: (table: Table, box: Box) => string;
  /** Which cycle or quarter is being played; each ends with something to look at. */
  partOf: (position: Position) => number;
  /** The part of the table that a place lies in, in words, as the tabs of a small screen have them. */
  partAt?: (place: string, reader: number) => string;
  /** By lesson of the guide, places that it speaks of besides those that can be chosen; `me.` is the reader's seat. */
  lessons: Record<string, readonly string[]>;
  /** Its own keys: the letter, and what it does. */
  keys: readonly { key: string; does: string }[];
  /** The table part by part, the reader's own things first. */
  describe: (play: Play) => Described[];
  /** Loaded where a game is analysed; without it, the whole table is shown there. */
  closeUp?: () => Promise<{ closeUp: CloseUp }>;
}

/**
 * What the page knows of a game before anybody looks at it. `index.ts` in the folder of each game is one; the rest of the
 * game is loaded when it is wanted.
 */
export interface GameManifest {
  /** Its sign on the home page. */
  HomePicture: Component;
  /** Drawings that its pieces share; they stand once on the page. */
  Symbols?: Component;
  face: () => Promise<{ face: GameFace }>;
  /** What the rules dialog shows. */
  book: () => Promise<{ book: Book }>;
  /** Every piece, for those who draw. */
  sheet: () => Promise<{ default: Component }>;
}
