/** Several people at one screen. */
import type { Table } from "../wire.ts";

/** The next seat at this screen that has to decide, once the reader has nothing to decide any more. */
export function nextAtScreen(table: Table, seats: number[]): number | null {
  if (table.over || table.decision) return null;
  const after = [...seats.filter((seat) => seat > table.reader), ...seats.filter((seat) => seat < table.reader)];
  return after.find((seat) => table.statuses[seat]?.decides) ?? null;
}
