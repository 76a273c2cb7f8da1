/**
 * The map of the provinces, our own drawing. It stretches to the room that it has; what lies on it does not, so a
 * drawing is made for one width and height. Common borders are real borders: provinces that touch are neighbours.
 */
import type { Point } from "./circle.ts";

export type Province =
  | ("alpes" | "raetia" | "noricum" | "narbonensis" | "lugudunensis")
  | ("belgica" | "germania-superior" | "aquitania" | "germania-inferior" | "britannia");

export interface Land {
  name: Province;
  path: string;
  /** Which of the five tints. */
  tint: number;
  /** Middle of the line on which the name stands, and how wide it may be. */
  title: Point & { width: number };
  /** Middle of what lies in the province, below the name, and how wide it may be. */
  content: Point & { width: number };
}

export interface Route {
  between: readonly [Province | "camp", Province];
  path: string;
}

export interface Camp {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Left end of the line on which its name stands. */
  title: Point;
  content: Point;
}

export interface MapDrawing {
  width: number;
  height: number;
  lands: readonly Land[];
  camp: Camp;
  routes: readonly Route[];
  /** Names and pieces are drawn by so much smaller, where a map is low. */
  scale: number;
  unconquered: { path: string; title: Point };
  waves: readonly Point[];
  trees: readonly (Point & { size: number })[];
  ship: Point;
}

type Vertex = readonly [x: number, y: number];

/** The coordinates below. */
const SHEET = { left: 12, top: 4, width: 470, height: 362 } as const;
const CAMP_SIZE = { width: 124, height: 42 } as const;
const TITLE_ABOVE = 14;
const TITLE_HEIGHT = 9;
const CONTENT_BELOW = 8;
/** From this height on everything has its full size. */
const TALL = 250;

const vertices = (text: string): Vertex[] =>
  text.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });

/** Outline and middle of each province. */
const SHAPES: Record<Province, { outline: Vertex[]; middle: Vertex }> = {
  britannia: { outline: vertices("40,64 70,26 132,12 190,24 214,56 196,92 150,104 84,100"), middle: [128, 62] },
  lugudunensis: {
    outline: vertices("22,176 66,148 120,136 184,140 192,186 196,216 182,243 118,240 72,228 48,204"),
    middle: [120, 186],
  },
  belgica: {
    outline: vertices("184,140 206,116 240,100 258,116 270,156 296,190 268,222 196,216 192,186"),
    middle: [230, 171],
  },
  "germania-inferior": {
    outline: vertices("240,100 262,50 310,26 376,34 400,76 390,116 330,124 258,116"),
    middle: [326, 80],
  },
  "germania-superior": {
    outline: vertices("258,116 330,124 390,116 404,160 392,190 352,200 296,190 270,156"),
    middle: [334, 162],
  },
  raetia: {
    outline: vertices("296,190 352,200 366,208 370,250 362,284 312,290 284,262 268,222"),
    middle: [324, 242],
  },
  noricum: {
    outline: vertices("366,208 410,214 448,208 474,232 472,280 420,292 362,284 370,250"),
    middle: [419, 247],
  },
  alpes: {
    outline: vertices("196,216 268,222 284,262 312,290 286,318 250,344 204,332 196,284 182,243"),
    middle: [245, 278],
  },
  narbonensis: { outline: vertices("118,240 182,243 196,284 204,332 176,346 124,334 100,296"), middle: [151, 290] },
  aquitania: { outline: vertices("72,228 118,240 100,296 124,334 82,338 34,318 28,262"), middle: [67, 284] },
};

/** Lies below the provinces, which cover its western edge. */
const UNCONQUERED = vertices("384,0 490,0 490,196 448,208 410,250 340,220 330,90 372,40");
const SEA_ROUTES: readonly (readonly [Province, Province, Vertex, Vertex])[] = [
  ["britannia", "lugudunensis", [140, 104], [138, 138]],
  ["britannia", "belgica", [192, 94], [214, 114]],
  ["britannia", "germania-inferior", [212, 60], [256, 70]],
];
/** From a place on the plate of the camp, in parts of it, to a coast. */
const MARCHES: readonly (readonly [Province, Vertex, Vertex])[] = [
  ["alpes", [0, 0.5], [298, 304]],
  ["raetia", [0.14, 0], [346, 288]],
  ["noricum", [0.68, 0], [418, 291]],
];
const WAVES = vertices("22,100 30,346 22,40 196,352 236,30 252,44 290,344 36,20 272,22 24,206");
const TREES = [
  [428, 60, 22],
  [448, 66, 26],
  [410, 26, 20],
  [452, 156, 22],
  [432, 164, 18],
] as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** A number from -1 to 1, always the same for the same place. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

/** The points between two vertices, bent at random; the same from either end. */
function bent(a: Vertex, b: Vertex, roughness: number): Vertex[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.hypot(dx, dy) < 9) return [];
  const middle: Vertex = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const ordered = dx > 0 || (dx === 0 && dy > 0) ? 1 : -1;
  const shift = noise(middle[0], middle[1]) * roughness * ordered;
  const moved: Vertex = [middle[0] - dy * shift, middle[1] + dx * shift];
  return [...bent(a, moved, roughness), moved, ...bent(moved, b, roughness)];
}

const edgeName = (a: Vertex, b: Vertex) => [a, b].map(String).sort().join(" ");
const edgesOf = (outline: readonly Vertex[]) =>
  outline.map((a, i): [Vertex, Vertex] => [a, outline[(i + 1) % outline.length] ?? a]);

const COAST = 0.13;
const BORDER = 0.07;
const edgeCounts = new Map<string, number>();
for (const { outline } of Object.values(SHAPES)) {
  for (const [a, b] of edgesOf(outline)) edgeCounts.set(edgeName(a, b), (edgeCounts.get(edgeName(a, b)) ?? 0) + 1);
}

const coastline = (outline: readonly Vertex[]): Vertex[] =>
  edgesOf(outline).flatMap(([a, b]) => [a, ...bent(a, b, edgeCounts.get(edgeName(a, b)) === 2 ? BORDER : COAST)]);

/** Twice the way from the middle to the nearer of the two sides, at the height of what lies there. */
function roomAt(outline: readonly Vertex[], [x, y]: Vertex): number {
  const crossings = edgesOf(outline)
    .filter(([a, b]) => a[1] <= y !== b[1] <= y)
    .map(([a, b]) => Math.abs(a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1]) - x));
  return 2 * Math.min(...crossings);
}

/** In the corner; a low map has little room between its plate and the provinces. */
function campOf(width: number, height: number): Camp {
  const isLow = height < TALL;
  const size = { ...CAMP_SIZE, height: CAMP_SIZE.height - (isLow ? 5 : 0) };
  const gap = isLow ? 3 : 8;
  const [x, y] = [width - gap - size.width, height - gap - size.height];
  return {
    ...size,
    x,
    y,
    title: { x: x + 12, y: y + (isLow ? 13 : 15) },
    content: { x: x + size.width / 2, y: y + (isLow ? 24 : 27) },
  };
}

const drawings = new Map<string, MapDrawing>();

/** The map for a room of this size, in its pixels. */
export function drawMap(width = 440, height = 284): MapDrawing {
  const key = `${width} ${height}`;
  const known = drawings.get(key) ?? draw(width, height);
  drawings.set(key, known);
  return known;
}

function draw(width: number, height: number): MapDrawing {
  const [across, down] = [width / SHEET.width, height / SHEET.height];
  const place = ([x, y]: Vertex): Point => ({
    x: round((x - SHEET.left) * across),
    y: round((y - SHEET.top) * down),
  });
  const text = (vertex: Vertex) => `${place(vertex).x} ${place(vertex).y}`;
  const shape = (outline: readonly Vertex[]) => `M${coastline(outline).map(text).join("L")}z`;
  const camp = campOf(width, height);
  const scale = round(Math.min(1, Math.max(0.88, height / TALL)));
  const lands = Object.entries(SHAPES).map(([name, { outline, middle }], i): Land => {
    const { x, y } = place(middle);
    /** A line so much below the middle, and the room there. */
    const line = (below: number) => ({
      x,
      y: round(y + below * scale),
      width: round(roomAt(outline, [middle[0], middle[1] + (below * scale) / down]) * across),
    });
    const [foot, head] = [line(-TITLE_ABOVE), line(-TITLE_ABOVE - TITLE_HEIGHT)];
    return {
      name: name as Province,
      path: shape(outline),
      tint: i % 5,
      title: { ...foot, width: Math.min(foot.width, head.width) },
      content: line(CONTENT_BELOW),
    };
  });
  const march = ([right, low]: Vertex) => `${round(camp.x + right * camp.width)} ${round(camp.y + low * camp.height)}`;
  return {
    width,
    height,
    lands,
    camp,
    scale,
    routes: [
      ...SEA_ROUTES.map(([a, b, from, to]): Route => ({ between: [a, b], path: `M${text(from)}L${text(to)}` })),
      ...MARCHES.map(([to, from, coast]): Route => ({ between: ["camp", to], path: `M${march(from)}L${text(coast)}` })),
    ],
    unconquered: { path: shape(UNCONQUERED), title: place([440, 116]) },
    waves: WAVES.map(place),
    trees: TREES.map(([x, y, size]) => ({ ...place([x, y]), size })),
    ship: place([54, 128]),
  };
}
