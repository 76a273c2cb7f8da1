/** The parts of Trajan's table that a small screen shows one at a time, and the sign on the tab of each. */
import type { Sign } from "./pieces/index.ts";

export const PANES = ["circle", "map", "city", "forum", "port", "mine", "rivals"] as const;
export type PaneName = (typeof PANES)[number];

export const SIGNS: Record<PaneName | "log", Sign> = {
  circle: "trays",
  map: "eagle-emblem",
  city: "trowel",
  forum: "greek-temple",
  port: "anchor",
  mine: "card",
  rivals: "spartan-helmet",
  log: "scroll-unfurled",
};

/** Where each action is done. */
export const PANE_OF_ACTION: Record<string, PaneName> = {
  seaport: "port",
  forum: "forum",
  military: "map",
  senate: "city",
  trajan: "forum",
  construction: "city",
};

const COMMON: Record<string, PaneName> = {
  deck: "port",
  pile: "port",
  ship: "port",
  forum: "forum",
  stack: "forum",
  province: "map",
  camp: "map",
  "worker-camp": "city",
  site: "city",
  senate: "city",
  bonus: "city",
};
/** Things of a seat that lie on the common boards, and those on its circle; the rest lies on its mat. */
const ABROAD: Record<string, PaneName> = { leader: "map", disc: "city" };
const ON_CIRCLE = ["tray", "slot", "marker", "sowing", "circle"];

/** The part that a place lies in, from the seat of a reader; null where it lies in none, such as the time track. */
export function paneOf(place: string, reader: number): PaneName | null {
  const [first = "", thing = ""] = place.split(".");
  if (!/^\d$/.test(first)) return COMMON[first] ?? null;
  if (ABROAD[thing]) return ABROAD[thing];
  if (Number(first) !== reader) return "rivals";
  if (thing === "score") return null;
  if (thing === "hand") return "port"; // where it is played and loaded
  return ON_CIRCLE.includes(thing) ? "circle" : "mine";
}
