/** Games over days: clocks, bots that stand in, pauses. Loaded with its words at such tables only. */
import { learn } from "../../words.svelte.ts";

export { default as Clocks } from "./Clocks.svelte";
export { default as DayBanners } from "./DayBanners.svelte";
export { default as OwnClock } from "./OwnClock.svelte";
export { default as PauseDialog } from "./PauseDialog.svelte";
export { pauseItems } from "./pauses.ts";

await learn("days");
