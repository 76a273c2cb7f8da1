/** Screens that are too small for a whole table. */
import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 1023px), (max-height: 560px) and (pointer: coarse)");

/** A phone so small that a card and the table do not both have room. */
export const tight = new MediaQuery("(max-width: 1023px) and (max-height: 639px)");

/** A finger points, not a mouse: nothing rests on a thing, and a tap is easily beside it. */
export const coarse = new MediaQuery("(pointer: coarse)");

/** A phone held sideways: no height to give away. */
export const low = new MediaQuery("(max-height: 560px) and (min-aspect-ratio: 4/3)");
/** Room for two columns. */
export const wide = new MediaQuery("(min-width: 700px)");
/** A tablet held upright. */
export const upright = new MediaQuery("(min-width: 700px) and (max-aspect-ratio: 9/10)");
