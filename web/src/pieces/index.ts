/** The pieces that games share. `Symbols` has to stand once on the page. */
export { setLetters } from "./letters.svelte.ts";
export { setNamedPieces } from "./named.ts";
export { default as Emblem } from "./Emblem.svelte";
export { default as Head } from "./Head.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as LossPill } from "./LossPill.svelte";
export { default as Meander } from "./Meander.svelte";
export { default as Piece } from "./Piece.svelte";
export { default as PointsPill } from "./PointsPill.svelte";
export { default as SeatStone } from "./SeatStone.svelte";
export type { IconName } from "./Icon.svelte";
