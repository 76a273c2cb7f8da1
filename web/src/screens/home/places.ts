/** Where the rows of a list stand while it changes. */
import type { Sections } from "../../room/mine.ts";

type Places = Sections<string>; // games, by their ids

const SECTIONS = ["turns", "running", "ended"] as const;

/** Every game stays where it is; only those that were not there yet are put after the others. */
export function keepPlaces(shown: Places, fresh: Places): Places {
  const all = new Set(SECTIONS.flatMap((section) => fresh[section]));
  const known = new Set(SECTIONS.flatMap((section) => shown[section]));
  const kept = (section: keyof Places) => [
    ...shown[section].filter((game) => all.has(game)),
    ...fresh[section].filter((game) => !known.has(game)),
  ];
  return { turns: kept("turns"), running: kept("running"), ended: kept("ended") };
}
