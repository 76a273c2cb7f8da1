/** Durations and moments, as a language writes them. */
import { language, t } from "../words.svelte.ts";
import { unitsOf } from "./clock.ts";

/** "1 h 25 min" */
export const duration = (milliseconds: number): string =>
  unitsOf(milliseconds)
    .map(([unit, count]) => t(`time-${unit}`, { count }))
    .join(" ");

/** A date and its time of day. */
export const dateName = (time: number): string =>
  new Intl.DateTimeFormat(language(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(time));

/** The time of day, and the day of the week unless it is today. */
export function momentName(time: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : { weekday: "short" as const };
  return new Intl.DateTimeFormat(language(), { ...day, hour: "numeric", minute: "2-digit" }).format(date);
}

const DAY = 24 * 3600 * 1000;
const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** Today, yesterday, a day of this week, or a date. */
export function dayName(time: number, today: number): string {
  const days = Math.round((midnight(today) - midnight(time)) / DAY);
  if (days <= 1) return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-days, "day");
  const written = days < 7 ? { weekday: "long" as const } : { day: "numeric" as const, month: "short" as const };
  return new Intl.DateTimeFormat(language(), written).format(time);
}

/** The time zone of this browser, by its name. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
