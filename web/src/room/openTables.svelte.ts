/** The list of open tables: what is known of each, in words, and where its row stands. */
import { duration } from "../parts/times.ts";
import type { OpenTable, Room } from "../wire.ts";
import { levelName, t, wordOr } from "../words.svelte.ts";

const HOUR = 3_600_000;

/** What was agreed: pace, hints, and the options that are not as usual. */
export function agreed({ game, pace, hints, options }: Pick<Room, "game" | "pace" | "hints" | "options">): string[] {
  return [
    pace ? t("open-table-clock", { time: duration(pace.hours * HOUR) }) : t("open-table-live"),
    t("open-table-hints", { allowed: hints ? "yes" : "no" }),
    ...Object.entries(options).flatMap(([option, value]) => (value === false ? [] : optionName(game, option))),
  ];
}

const optionName = (game: string, option: string): string => {
  const name = option.replaceAll("_", "-");
  return wordOr(`${game}-option-title-${name}`, name);
};

export type Standing = "yours" | "last" | "free" | "full" | "running";

export const freeSeats = ({ seats }: OpenTable): number => seats.filter(({ name }) => name === null).length;

export function standingOf(table: OpenTable): Standing {
  if (table.begun) return "running";
  if (table.host || table.seats.some(({ mine }) => mine)) return "yours";
  if (!table.seats.some(({ name, open }) => name === null && open)) return "full";
  return freeSeats(table) === 1 ? "last" : "free";
}

/** Who sits there: people by their names, and how many bots. */
export function company({ seats }: OpenTable): string[] {
  const people = seats.flatMap(({ kind, name }) => (kind === "person" && name !== null ? [name] : []));
  const bots = seats.filter(({ kind }) => kind === "bot");
  const [only] = bots;
  if (bots.length === 1 && only)
    return [...people, `${t("open-table-bots", { count: 1 })} (${levelName(only.level ?? "")})`];
  return bots.length > 0 ? [...people, t("open-table-bots", { count: bots.length })] : people;
}

export interface Row {
  table: OpenTable;
  isGone: boolean;
}

/** While somebody points at a row, or has the focus on one, all rows stay where they are, also of tables that have gone. */
export class Rows {
  list = $state.raw<Row[]>([]);

  take(tables: OpenTable[], isHeld: boolean): void {
    const fresh = tables.map((table) => ({ table, isGone: false }));
    if (!isHeld) {
      this.list = fresh;
      return;
    }
    const known = new Set(this.list.map(({ table }) => table.id));
    const now = new Map(tables.map((table) => [table.id, table]));
    this.list = [
      ...this.list.map(({ table }) => ({ table: now.get(table.id) ?? table, isGone: !now.has(table.id) })),
      ...fresh.filter(({ table }) => !known.has(table.id)),
    ];
  }
}
