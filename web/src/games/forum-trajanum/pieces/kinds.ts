/** The pieces of Forum Trajanum by the names of the rules, and how each looks: colour, shape, emblem. */
import type { Outline } from "./icons.ts";
import type { Outline as Street } from "./streets.ts";

export const COLOURS = ["fountain", "house", "stable", "park"] as const;
export const GREYS = ["library", "basilica", "market", "column"] as const;
export const RESOURCES = [
  ...["fountain-worker", "house-worker", "stable-worker", "park-worker"],
  ...["builder", "assistant", "tribune", "coin"],
] as readonly Resource[];
export const CLASSES = ["patrician", "merchant", "craftsman"] as const;
export const ITEMS = [...RESOURCES, "upgrade", ...CLASSES] as readonly Item[];
export const ROWS = CLASSES.flatMap((name) => [`${name}-1`, `${name}-2`]) as readonly Row[];
export const BONUSES = ["tribune", "assistant", "coin", "upgrade", "points"] as const;
export const EFFECTS = [
  ...(["worker", "builder", "assistant", "tribune", "coin", "upgrade"] as const),
  ...(["area_bonus", "eagle_envoy", "free_envoy", "take_tile", "build"] as const),
];
export const COLLECTED = [
  ...(["builder", "worker", "worker_colours", "assistant", "tribune", "coin"] as const),
  ...(["column", "scored_crane", "citizen_classes", "envoy", "marker"] as const),
];

export type Colour = (typeof COLOURS)[number];
export type Grey = (typeof GREYS)[number];
export type Kind = Colour | Grey;
export type Worker = `${Colour}-worker`;
export type FigureKind = Worker | "worker" | "builder" | "assistant" | "tribune";
export type Resource = Exclude<FigureKind, "worker"> | "coin";
export type SocialClass = (typeof CLASSES)[number];
export type Item = Resource | "upgrade" | SocialClass;
export type Row = `${SocialClass}-${1 | 2}`;
export type Effect = (typeof EFFECTS)[number];
export type Collected = (typeof COLLECTED)[number];
export type Origin = "own" | "foreign" | "honorary";
export type CraneState = "open" | "scored" | "covered";
export type StreetKind = "row" | "column";
export type ThumbSpace = Kind | "covered" | "vacant" | "temple" | "crane" | "scored";
export type ThumbCitizen = "" | "on" | "off";

export interface Tone {
  fill: string;
  tint: string;
  deep: string;
  /** Letters on `fill`. */
  ink: string;
}

export type Shape = "circle" | "square" | "triangle" | "hexagon";

const tone = (name: string, ink: "tint" | "deep" = "tint"): Tone => ({
  fill: `var(--${name})`,
  tint: `var(--${name}-tint)`,
  deep: `var(--${name}-deep)`,
  ink: `var(--${name}-${ink})`,
});

export const TONES: Record<Colour, Tone> = {
  fountain: tone("blue"),
  house: tone("orange"),
  stable: tone("yellow", "deep"),
  park: tone("green"),
};

export const SHAPES: Record<Colour, Shape> = {
  fountain: "circle",
  house: "square",
  stable: "triangle",
  park: "hexagon",
};

export const CLASS_OUTLINES: Record<SocialClass, Outline> = {
  patrician: "philosopher-bust",
  merchant: "scales",
  craftsman: "flat-hammer",
};

export const STREET_OUTLINES: Partial<Record<string, Street>> = {
  tower: "stone-tower",
  gate: "triple-gate",
  chariot: "chariot",
  aqueduct: "aqueduct",
  anvil: "anvil",
  helmet: "centurion-helmet",
  obelisk: "obelisk",
  amphora: "amphora",
  grapes: "grapes",
  dolphin: "dolphin",
  torch: "torch",
  arena: "coliseum",
};
/** Symbols that mark rows of the Colonia in the standard edition; the others mark columns. */
export const ROW_STREETS = ["tower", "gate", "chariot", "aqueduct", "anvil", "helmet"];

export const isColour = (kind: string): kind is Colour => (COLOURS as readonly string[]).includes(kind);
export const isClass = (kind: string): kind is SocialClass => (CLASSES as readonly string[]).includes(kind);
export const isItem = (name: string): name is Item => (ITEMS as readonly string[]).includes(name);
export const isKind = (kind: string): kind is Kind => isColour(kind) || (GREYS as readonly string[]).includes(kind);
