/**
 * Who draws pieces by their names: the game in whose table, rules or sheet of pieces they stand. So two games may call
 * different things alike.
 */
import { getContext, setContext, type Component } from "svelte";
import type { Drawn } from "./drawn.ts";

export type NamedPiece = Component<{ name: string } & Drawn>;

const KEY = Symbol("named pieces");

/** Call this while a component begins: `Piece` draws by it in there. */
export const setNamedPieces = (drawing: NamedPiece): NamedPiece => setContext(KEY, drawing);
export const getNamedPieces = (): NamedPiece | undefined => getContext<NamedPiece | undefined>(KEY);
