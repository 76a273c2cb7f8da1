/** The parts of the table of Forum Trajanum that a small screen shows one at a time, besides the log. */

export const PANES = ["colonia", "forum", "supply", "trajan", "rivals"] as const;
export type PaneName = (typeof PANES)[number];

const COMMON: Record<string, PaneName> = {
  square: "forum",
  bonus: "forum",
  column: "forum",
  single: "supply",
  double: "supply",
  track: "supply",
  marker: "supply",
  card: "trajan",
};

/** The part that a place lies in, from the seat of a reader; null where it lies in none, such as a street card. */
export function paneOf(place: string, reader: number): PaneName | null {
  const [first = ""] = place.split(".");
  if (/^\d$/.test(first)) return Number(first) === reader ? "colonia" : "rivals";
  return COMMON[first] ?? null;
}
