/** The boards of Trajan as an analysis shows them. */
import type { CloseUp } from "../../../table/face.ts";
import { paneOf } from "../panes.ts";
import Common from "./Common.svelte";
import Own from "./Own.svelte";
import { isSowing } from "./ways.ts";

export const closeUp: CloseUp = {
  Own,
  Common,
  isOwn: (place, seat) => paneOf(place, seat) === "circle",
  draws: isSowing,
};
