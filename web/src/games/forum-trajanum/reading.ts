/** Where things lie in a message about Forum Trajanum. No rules: only names, places and what is drawn of them. */
import type { CitizenRow, ForumBox, ForumPosition, Mat } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import type { Colour, Item, Kind, Row, SocialClass, ThumbCitizen, ThumbSpace } from "./pieces/kinds.ts";
import { isColour, isKind } from "./pieces/kinds.ts";

export const SIDE = 6;
export const ROUNDS = 4;
export const CYCLES = 3;
export const CORNERS = [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1]; // in the order of the cranes

export const rowOf = (space: number) => Math.floor(space / SIDE);
export const columnOf = (space: number) => space % SIDE;
const spaceName = (space: number) => `r${rowOf(space) + 1}c${columnOf(space) + 1}`;
/** Where a space of a Colonia or a square of the Forum lies, in words. */
export const spaceWords = (space: number) => t("place", { row: rowOf(space) + 1, column: columnOf(space) + 1 });
export const squareWords = ({ forum_columns: columns }: ForumBox, square: number) =>
  t("place", { row: Math.floor(square / columns) + 1, column: (square % columns) + 1 });
export const spaceAnchor = (seat: number, space: number) => `${seat}.space.${spaceName(space)}`;

/** Tiles are passed to the right: the neighbour on the left gives, the one on the right receives. */
export const giverOf = (seat: number, players: number) => (seat + 1) % players;
export const receiverOf = (seat: number, players: number) => (seat + players - 1) % players;

export const itemsOf = (box: ForumBox, face: number) => (box.faces[face] ?? []) as Item[];
export const classOf = (row: string) => row.slice(0, row.lastIndexOf("-")) as SocialClass;
export const abilityOf = (box: ForumBox, row: string) => box.abilities.find((it) => it.name === row);
export const asRow = (name: string) => name as Row;

/** The face of a tile that lies on a space; 0 when it lies face down, null when there is none. */
export function faceOn(content: string): number | null {
  const [kind, face] = content.split(":");
  return kind === "tile" ? Number(face ?? 0) : null;
}

/** A building tile as it is drawn: from its upper or left space on. */
export interface Built {
  space: number;
  kinds: Kind[];
  vertical: boolean;
}

export function doublesOf(mat: Mat): Built[] {
  return mat.pairs.map(([one, other]) => {
    const [space, second] = one < other ? [one, other] : [other, one];
    return { space, kinds: [kindOn(mat, space), kindOn(mat, second)], vertical: second - space === SIDE };
  });
}

const kindOn = (mat: Mat, space: number) => mat.spaces[space] as Kind;

export const isBuilding = (content: string | undefined): content is Kind => content !== undefined && isKind(content);

/** Tiles that are on a mat after an answer but not before. */
export function newTiles(before: Mat, after: Mat): Built[] {
  const isNew = (space: number) => isBuilding(after.spaces[space]) && !isBuilding(before.spaces[space]);
  const paired = new Set(after.pairs.flat());
  const single = after.spaces.flatMap((_, space) =>
    isNew(space) && !paired.has(space) ? [{ space, kinds: [kindOn(after, space)], vertical: false }] : [],
  );
  return [...doublesOf(after).filter((tile) => isNew(tile.space)), ...single];
}

/** A street of a Colonia and the symbol that marks it. */
export interface Street {
  symbol: string;
  name: string;
  isRow: boolean;
  line: number; // row or column, from 0
}

/** By street symbol of the edition, the street that it marks on a mat. */
export function streetsOf(box: ForumBox, mat: Mat): Street[] {
  return mat.streets.map((street, symbol) => ({
    symbol: box.streets[symbol] ?? "",
    name: box.street_names[symbol] ?? "",
    isRow: street < SIDE,
    line: street % SIDE,
  }));
}

/** The streets of this round's cards on a mat; in the taking phase only those that its owner has still to serve. */
export function openStreets(box: ForumBox, position: ForumPosition, mat: Mat): Street[] {
  if (position.stage === "over") return [];
  const streets = streetsOf(box, mat);
  const open = position.streets.filter((_, card) => mat.taken[card] == null);
  return streets.filter((street) => open.includes(street.symbol));
}

/** The crane of a corner space. */
export const craneAt = (mat: Mat, space: number) => mat.cranes[CORNERS.indexOf(space)];

export function colourAt(mat: Mat, space: number): Colour | null {
  const colour = craneAt(mat, space)?.colour ?? null;
  return colour !== null && isColour(colour) ? colour : null;
}

/** What the crane of a corner space would score. */
export const cranePoints = (mat: Mat, space: number): number => craneAt(mat, space)?.points ?? 0;

export function thumbSpaces(mat: Mat): ThumbSpace[] {
  return mat.spaces.map((content, space) => {
    if (isBuilding(content)) return content;
    if (content === "crane") return craneAt(mat, space)?.status === "scored" ? "scored" : "crane";
    return content === "vacant" || content === "temple" ? content : "covered";
  });
}

export function thumbCitizens(rows: CitizenRow[]): ThumbCitizen[][] {
  return rows.map((row) => [0, 1].map((place) => (place >= row.citizens.length ? "" : row.active ? "on" : "off")));
}
