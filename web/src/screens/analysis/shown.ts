/** Which answers are shown on the board: the one given, the best, or both. */
export type Shown = "both" | "played" | "best";
