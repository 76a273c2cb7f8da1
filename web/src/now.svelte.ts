/** The server's time, by which clocks run; the clock of this device may be wrong. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 1000;

let ahead = 0; // the server's clock before ours, in milliseconds

const everySecond = createSubscriber((update) => {
  const ticking = setInterval(update, TICK);
  return () => clearInterval(ticking);
});

/** Milliseconds since 1970. Whatever shows it is shown anew every second. */
export function now(): number {
  everySecond();
  return Date.now() + ahead;
}

/** A message has just said what time it is. */
export function setNow(time: number): void {
  ahead = time - Date.now();
}
