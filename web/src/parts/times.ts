/** Durations and moments, as a language writes them. */
import { language, t } from "../words.svelte.ts";
import { unitsOf } from "./clock.ts";

/** "1 h 25 min" */
export const duration = (milliseconds: number): string =>
  unitsOf(milliseconds)
    .map(([unit, count]) => t(`time-${unit}`, { count }))
    .join(" ");

const SHORT_DATE = { day: "numeric", month: "short" } as const;
const TIME_OF_DAY = { hour: "numeric", minute: "2-digit" } as const;

/** A date and its time of day. */
export const dateName = (time: number): string =>
  new Intl.DateTimeFormat(language(), {
    weekday: "short",
    ...SHORT_DATE,
    ...TIME_OF_DAY,
  }).format(new Date(time));

const DAY = 24 * 3600 * 1000;
const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
const daysBetween = (from: number, to: number): number => Math.round((midnight(to) - midnight(from)) / DAY);

/** The time of day, and the day of the week unless it is today; of a later week the date. */
export function momentName(time: number, today: number): string {
  const days = daysBetween(today, time);
  const day = days === 0 ? {} : { weekday: "short" as const };
  return new Intl.DateTimeFormat(language(), days < 7 ? { ...day, ...TIME_OF_DAY } : SHORT_DATE).format(time);
}

/** Today, yesterday, a day of this week, or a date. */
export function dayName(time: number, today: number): string {
  const days = daysBetween(time, today);
  if (days <= 1) return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-days, "day");
  const written = days < 7 ? { weekday: "long" as const } : SHORT_DATE;
  return new Intl.DateTimeFormat(language(), written).format(time);
}

/** The time zone of this browser, by its name. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
