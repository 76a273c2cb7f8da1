import type { Answer } from "../wire.ts";
import type { Play } from "./play.svelte.ts";

/** What the button of an answer listens to: the answer is considered while the pointer or the focus is on it. */
export const considering = (play: Play, answer: Answer) => ({
  onpointerenter: () => play.consider(answer),
  onpointerleave: () => play.consider(null),
  onfocus: () => play.consider(answer),
  onblur: () => play.consider(null),
});
