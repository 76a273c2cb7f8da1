/** Where the answers of Forum Trajanum lie, beyond the one place that each names. */
import type { Answer, Position } from "../../wire.ts";
import { wordOr } from "../../words.svelte.ts";

const STEPS: Record<string, [rows: number, columns: number]> = {
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
  north: [-1, 0],
};

/** The second space of a double tile: "double-site.r2c3.east" also covers r2c4. */
export function furtherPlaces({ action, anchor }: Pick<Answer, "action" | "anchor">): string[] {
  const [, row, column, direction] = /^double-site\.r(\d)c(\d)\.(\w+)$/.exec(action) ?? [];
  const step = STEPS[direction ?? ""];
  if (!step || !anchor) return [];
  const other = `r${Number(row) + step[0]}c${Number(column) + step[1]}`;
  return [anchor.replace(/r\dc\d$/, other)];
}

/** What is done by giving up a Tribune: possible everywhere, so it would light the whole Colonia. */
export const byTribune = {
  includes: ({ action }: Answer) => action.startsWith("tribune."),
  label: "forum-trajanum-take-any",
  picture: "resource:tribune",
  insteadOf: ({ action }: Answer, position: Position) => {
    const [first = "", second = ""] = position.game === "forum-trajanum" ? position.streets : [];
    const symbol = action.startsWith("tribune.b.") ? second : first;
    return { thing: wordOr(`forum-trajanum-street-${symbol}`, symbol), picture: `street:${symbol}` };
  },
};
