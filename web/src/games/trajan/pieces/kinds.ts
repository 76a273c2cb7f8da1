/**
 * The pieces of Trajan by the names of the rules, and how each looks: colour, shape, sign. Props are plain strings, as
 * messages bring them; an edition may bring a name that has no drawing here, and gets a neutral one.
 */
import type { Outline } from "../../../pieces/icons.ts";
import { NUMERALS } from "../../../pieces/numerals.ts";
import type { Outline as TrajanOutline } from "./icons.ts";
import type { OwnOutline } from "./outlines.ts";

export const ACTIONS = ["seaport", "forum", "military", "senate", "trajan", "construction"] as const;
export const MARKER_COLOURS = ["yellow", "orange", "blue", "white", "pink", "green"] as const;
export const DEMANDS = ["bread", "games", "religion"] as const;
/** Neighbours share a bonus tile. */
export const COMMODITIES = [
  ...(["columns", "furs", "scrolls", "oil", "fruit", "ceramics"] as const),
  ...(["wine", "fish", "jewellery", "gems", "cattle", "wheat"] as const),
];
export const WILDS = ["wild-demand", "wild-commodity", "wild-construction", "wild-action"] as const;
export const FORUM_TILES = [
  ...DEMANDS,
  ...(["votes-2", "votes-3", "votes-4", "votes-5"] as const),
  ...WILDS,
  ...ACTIONS.map((action) => `extra-${action}` as const),
];
export const BUILDINGS = ["stairs", "door", "fountain", "roof", "window"] as const;
export const SHIPS = ["identical", "pairs", "different"] as const;

export type Action = (typeof ACTIONS)[number];
export type MarkerColour = (typeof MARKER_COLOURS)[number];
export type Demand = (typeof DEMANDS)[number];
export type Commodity = (typeof COMMODITIES)[number];
export type Building = (typeof BUILDINGS)[number];
export type Ship = (typeof SHIPS)[number];
export type Sign = Outline | TrajanOutline | OwnOutline;
export type MarkerShape = "circle" | "square" | "triangle" | "diamond" | "star" | "hexagon";
export type MarkerState = "resting" | "lifted" | "ghost" | "matched";
export type BowlState = "" | "open" | "source" | "fresh" | "next" | "target";
export type MedallionTone = "bronze" | "now" | "quiet" | "off";

/** What a Trajan tile shows; the box says it of each tile. */
export interface TrajanTileFace {
  colours: readonly string[];
  points: number;
  reward: string;
  /** How many; of a demand, which one. */
  amount: number;
}

/** What a bonus tile shows, on its yellow and its grey side. */
export interface BonusFace {
  kind: string;
  goods: readonly string[];
  points: readonly number[];
  /** How many things bring the points once. */
  per?: readonly number[];
}

type Named<T> = Partial<Record<string, T>>;

export const MARKER_SHAPES: Named<MarkerShape> = {
  yellow: "circle",
  orange: "square",
  blue: "triangle",
  white: "diamond",
  pink: "star",
  green: "hexagon",
};

const ACTION_SIGNS: Named<Sign> = {
  seaport: "anchor",
  forum: "greek-temple",
  military: "eagle-emblem",
  senate: "roman-toga",
  trajan: "arch",
  construction: "trowel",
};
const DEMAND_SIGNS: Named<Sign> = { bread: "sliced-bread", games: "spartan-helmet", religion: "flame" };
const BUILDING_SIGNS: Named<Sign> = {
  stairs: "stairs",
  door: "doorway",
  fountain: "water-fountain",
  roof: "roof",
  window: "window",
};
const COMMODITY_SIGNS: Named<Sign> = {
  columns: "ionic-column",
  furs: "animal-hide",
  scrolls: "scroll-unfurled",
  oil: "olive",
  fruit: "shiny-apple",
  ceramics: "amphora",
  wine: "jeweled-chalice",
  fish: "double-fish",
  jewellery: "pearl-necklace",
  gems: "cut-diamond",
  cattle: "cow",
  wheat: "wheat",
};

export const isCommodity = (name: string): name is Commodity => (COMMODITIES as readonly string[]).includes(name);
export const actionSign = (action: string): Sign => ACTION_SIGNS[action] ?? "trays";
export const demandSign = (demand: string): Sign => DEMAND_SIGNS[demand] ?? "wild";
export const buildingSign = (building: string): Sign => BUILDING_SIGNS[building] ?? "roof";
export const commoditySign = (commodity: string): Sign => COMMODITY_SIGNS[commodity] ?? "card";
export const markerFill = (colour: string): string => `var(--m-${colour}, var(--stone-3))`;
export const commodityFill = (commodity: string): string => `var(--commodity-${commodity}, var(--slate))`;
export const numeral = (action: string): string => NUMERALS[ACTIONS.indexOf(action as Action)] ?? "";
