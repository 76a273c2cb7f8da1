/** How things move on the table: they fly at the chosen speed, or fade in where motion is not wanted. */
import { settings, travelTime } from "../settings.svelte.ts";

const FADE = 200;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const isCalm = (): boolean => calm.matches;

/** How long one piece takes, in milliseconds; 0 where nothing is to be shown. */
export function moveTime(): number {
  if (settings.speed === "none") return 0;
  return isCalm() ? FADE : travelTime();
}
