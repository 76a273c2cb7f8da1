/** Days in a row, by the calendar of this browser. One missed day is forgiven; two together end the row. */

/** Such as "2026-11-16". */
export type Day = string;

const LONGEST_STEP = 2; // days from one to the next

export function dayOf(date: Date): Day {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** At noon, which is the same day wherever a clock is put forward or back. */
export const dateOf = (day: Day): Date => new Date(`${day}T12:00`);

export function daysAfter(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
}

/** The week that ends with a day. */
export const weekTo = (day: Day): Day[] => [6, 5, 4, 3, 2, 1, 0].map((count) => daysAfter(day, -count));

const step = (from: Day, to: Day): number => Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000);

/** How many days the row has that has not ended yet. */
export function streakOf(days: Iterable<Day>, today: Day): number {
  const row = rowsOf(days).at(-1);
  return row && step(row.at(-1)!, today) <= LONGEST_STEP ? row.length : 0;
}

export const longestOf = (days: Iterable<Day>): number => Math.max(0, ...rowsOf(days).map((row) => row.length));

function rowsOf(days: Iterable<Day>): Day[][] {
  const rows: Day[][] = [];
  for (const day of [...new Set(days)].sort()) {
    const row = rows.at(-1);
    if (row && step(row.at(-1)!, day) <= LONGEST_STEP) row.push(day);
    else rows.push([day]);
  }
  return rows;
}
