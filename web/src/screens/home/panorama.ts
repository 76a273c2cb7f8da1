/** The floor of the picture on the home page: rows of mosaic in perspective, with lozenges of the four building colours. */

export const WIDTH = 1800;
export const HEIGHT = 400;
export const GROUND = 300; // where the buildings stand
export const CENTRE = 1075; // the column, towards which the floor runs

const FIRST_ROW = 3.2;
const GROWTH = 1.14;
const BANDS: Record<number, string> = { 3: "bronze", 4: "wine", 11: "bronze" };
const HUES = ["blue", "orange", "yellow", "green"];
const PALE = ["pale-0", "pale-1", "pale-2", "pale-3"];
const SHADES = [0.82, 0.9, 1];

export interface Stones {
  colour: string;
  opacity: number;
  path: string;
}

/** A fixed seed, so that the picture is always the same. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function floor(): Stones[] {
  const next = chance(11);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const stones = new Map<string, Stones>();
  for (let y = GROUND, height = FIRST_ROW, row = 0; y < HEIGHT; y += height, height *= GROWTH, row++) {
    const width = height * 2.1;
    for (let column = -Math.ceil(CENTRE / width) - 1; CENTRE + column * width <= WIDTH; column++) {
      const colour = BANDS[row] ?? lozenge(row, column) ?? pick(PALE);
      const opacity = pick(SHADES);
      const key = `${colour} ${opacity}`;
      const found = stones.get(key) ?? { colour, opacity, path: "" };
      const left = (CENTRE + column * width).toFixed(0);
      found.path += `M${left} ${y.toFixed(1)}h${(width - 1).toFixed(1)}v${(height - 0.8).toFixed(1)}h${(1 - width).toFixed(1)}z`;
      stones.set(key, found);
    }
  }
  return [...stones.values()];
}

function lozenge(row: number, column: number): string | undefined {
  const across = ((column % 16) + 16) % 16;
  const down = (((row - 5) % 6) + 6) % 6;
  const isInside = row >= 5 && row <= 10 && Math.abs(across - 8) + Math.abs(down - 3) * 2 < 5;
  return isInside ? HUES[((Math.floor(column / 16) % 4) + 4) % 4] : undefined;
}
