/**
 * The action circle: where its trays, slots, plates and markers lie. The centre is 0,0; trays count from the seaport on
 * top, clockwise.
 */
export interface Point {
  x: number;
  y: number;
}

export const CIRCLE = { width: 480, height: 500, viewBox: "-240 -250 480 500" } as const;
export const TRAYS = 6;
export const TRAY_RADIUS = 55;
export const TRAY_DISTANCE = 126;
export const HAND_RADIUS = 56;
export const RING = { inner: 155, outer: 178, arrow: 160 } as const;
export const SLOT = { width: 84, height: 60 } as const;

/** How high a standing marker is drawn in a tray with room. */
const MARKER_SIZE = 30;
const PLATE_DROP = 47;

const round = (value: number) => Math.round(value * 10) / 10;
const angleOf = (tray: number) => -90 + 60 * tray;

export function onCircle(degrees: number, r: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(r * Math.cos(angle)), y: round(r * Math.sin(angle)) };
}

export const trayCentre = (tray: number): Point => onCircle(angleOf(tray), TRAY_DISTANCE);

/**
 * Where a plate lies: on which side, how far from the middle if there is room, and from where on there is: beside it lies
 * the hand, or the tray at the bottom. It has the room up to the next tile, if one lies at its height.
 */
export function platePlace(tray: number): { side: number; away: number; clear: number; room: number; y: number } {
  const { x, y } = trayCentre(tray);
  const [low, side] = [y + PLATE_DROP, Math.sign(x)];
  const clear = Math.abs(low) > HAND_RADIUS ? TRAY_RADIUS + 7 : HAND_RADIUS + 4;
  const slot = slotCentre(tray);
  const isBeside = side !== 0 && Math.abs(slot.y - low) < SLOT.height / 2;
  const room = isBeside ? Math.abs(slot.x) - SLOT.width / 2 - clear : Infinity;
  return { side, away: Math.abs(x), clear, room, y: low };
}

const NARROW = /[fijlrt]/g;

/** About how wide a name is on its plate. */
export const nameWidth = (name: string): number => 6.8 * name.length - 2.6 * (name.match(NARROW)?.length ?? 0);

const SLOTS: readonly Point[] = [
  { x: 0, y: -219 },
  { x: 199, y: -126 },
  { x: 199, y: 126 },
  { x: 0, y: 216 },
  { x: -199, y: 126 },
  { x: -199, y: -126 },
];
export const slotCentre = (tray: number): Point => SLOTS[tray % TRAYS] ?? { x: 0, y: 0 };

const LAYOUTS: readonly (readonly [number, number][])[] = [
  [],
  [[0, 0]],
  [
    [-15, 0],
    [15, 0],
  ],
  [
    [-17, 10],
    [17, 10],
    [0, -17],
  ],
  [
    [-16, -16],
    [16, -16],
    [-16, 15],
    [16, 15],
  ],
  [
    [-16, -18],
    [16, -18],
    [-28, 12],
    [0, 12],
    [28, 12],
  ],
  [
    [-26, -15],
    [0, -15],
    [26, -15],
    [-26, 14],
    [0, 14],
    [26, 14],
  ],
];

/** More markers than that lie in three rows, no closer to the rim, each still large enough for its letter. */
const CROWDS: readonly { rows: readonly number[]; across: readonly number[]; down: number; size: number }[] = [
  { rows: [2, 3, 2], across: [29, 29, 29], down: 25, size: 30 },
  { rows: [3, 2, 3], across: [26, 26, 26], down: 23, size: 28 },
  { rows: [3, 3, 3], across: [26, 26, 26], down: 23, size: 26 },
  { rows: [3, 4, 3], across: [24.5, 24.5, 24.5], down: 23, size: 26 },
  { rows: [3, 4, 4], across: [24, 24, 22], down: 22, size: 24 },
  { rows: [4, 4, 4], across: [21.4, 24, 22], down: 21.5, size: 24 },
];
const crowdOf = (count: number) => CROWDS[count - LAYOUTS.length];

function crowded(count: number): Point[] {
  const { rows = [], across = [], down = 0 } = crowdOf(count) ?? {};
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({
      x: round((i - (length - 1) / 2) * (across[row] ?? 0)),
      y: round((row - 1) * down + 3),
    })),
  );
}

/** Places of markers in a tray, from its centre; a little above it, for the plate lies over its foot. */
export function markerPlaces(count: number): Point[] {
  const places = LAYOUTS[count]?.map(([x, y]) => ({ x, y })) ?? crowded(count);
  return places.map(({ x, y }) => ({ x, y: y - 5 }));
}

export const markerSize = (count: number): number => crowdOf(count)?.size ?? MARKER_SIZE;

/** Places of markers in the hand, in the middle of the circle: rows of up to three, or of up to four small ones. */
export function handPlaces(count: number): Point[] {
  const rows = Math.ceil(count / (count < 7 ? 3 : 4));
  const step = handSize(count) * (count < 7 ? 1.1 : 1);
  const sizes = Array.from({ length: rows }, (_, i) => Math.floor((count + i) / rows));
  return sizes.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({
      x: round((i - (length - 1) / 2) * step),
      y: round((row - (rows - 1) / 2) * step + 2),
    })),
  );
}

export const handSize = (count: number): number => (count < 3 ? 40 : count < 7 ? 32 : count < 9 ? 25 : 24);

/** An arc of the ring, clockwise. */
function ringArc(from: number, to: number, r: number): string {
  const [start, end] = [onCircle(from, r), onCircle(to, r)];
  return `M${start.x} ${start.y}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

const middleAfter = (tray: number) => angleOf(tray) + 30;

/** The arrow on the mosaic from a tray to the next one. */
export const arrowPath = (tray: number): string => ringArc(middleAfter(tray) - 12, middleAfter(tray) + 7, RING.arrow);
/** Where its tip begins, and how far the tip is turned from "to the right, pointing down". */
export const arrowTip = (tray: number): Point & { turn: number } => {
  const turn = middleAfter(tray) + 7;
  return { ...onCircle(turn, RING.arrow), turn };
};

/** One row of stones, as a dashed circle whose length is 10 for each stone. */
export interface StoneRow {
  r: number;
  length: number;
  tone: number;
  dashes: string;
  offset: number;
}

const STONE = 7.6;

/** The mosaic: rows of one tone, with stones of other tones strewn over them, the same on every visit. */
export function mosaicRows(tones = 5): StoneRow[] {
  let seed = 7;
  const random = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 16) % limit;
  };
  const rows = Math.round((RING.outer - RING.inner) / STONE);
  return Array.from({ length: rows }, (_, row) => {
    const r = round(RING.inner + ((row + 0.5) * (RING.outer - RING.inner)) / rows);
    const length = Math.floor((2 * Math.PI * r) / STONE) * 10;
    return Array.from({ length: tones }, (_, tone): StoneRow => {
      const gaps = Array.from({ length: 5 }, () => 2 + random(6));
      return {
        r,
        length,
        tone,
        dashes: tone ? gaps.map((gap) => `8.7 ${round(gap * 10 - 8.7)}`).join(" ") : "8.7 1.3",
        offset: tone ? random(length / 10) * 10 + row * 5 : row * 5,
      };
    });
  }).flat();
}
