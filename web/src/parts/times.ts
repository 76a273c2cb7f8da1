/** Durations and moments, as a language writes them. */
import { language, t } from "../words.svelte.ts";
import { unitsOf } from "./clock.ts";

/** "1 h 25 min" */
export const duration = (milliseconds: number): string =>
  unitsOf(milliseconds)
    .map(([unit, count]) => t(`time-${unit}`, { count }))
    .join(" ");

/** The time of day, and the day of the week unless it is today. */
export function momentName(time: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : { weekday: "short" as const };
  return new Intl.DateTimeFormat(language(), { ...day, hour: "numeric", minute: "2-digit" }).format(date);
}
