/** Where the squares of the Forum lie in its drawing, in units of one square. */

export interface Square {
  index: number;
  name: string; // "r1c5", as the rules count
  shows: string; // a colour's name, or "eagle"
  row: number;
  column: number;
}
export interface Corner {
  x: number;
  y: number;
}
export interface Mosaic {
  squares: Square[];
  width: number;
  height: number;
  column: Corner; // where the Column stands
  bonuses: Corner; // and the area bonuses lie
  figures: { y: number; width: number }; // room for them at the left of a turned mosaic
}

/** Room that the Column needs at the lower left, and the area bonuses at the lower right. */
export const FLANK = 2;
const FLANK_ROWS = 3;
/** Turned, both lie on the right, with the bonuses large enough for a finger. */
const TURNED = { gap: 0.2, width: 2.4, bonuses: 4.1, least: 4.9 };
/** The gap of a turned mosaic at its upper left, if it has one. */
const CORNER = { width: 3, height: 2 };

/**
 * The squares in use, with room at both lower corners: in the gaps of the mosaic if it has them, else beside it. `turned`
 * by a quarter, it is higher than wide, with that room on its right.
 */
export function layOut(canvas: (string | null)[], columns: number, turned = false): Mosaic {
  const used = canvas.flatMap((shows, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return shows === null ? [] : [{ index, name: `r${row + 1}c${column + 1}`, shows, row, column }];
  });
  if (used.length === 0) return framed([], columns, canvas.length / columns);
  const top = Math.min(...used.map((square) => square.row));
  const left = Math.min(...used.map((square) => square.column));
  const height = Math.max(...used.map((square) => square.row)) - top + 1;
  const width = Math.max(...used.map((square) => square.column)) - left + 1;
  if (turned) return turn(used, top, left, width, height);
  const hasGaps = !used.some((square) => {
    const isAtSide = square.column - left < FLANK || square.column - left >= width - FLANK;
    return isAtSide && square.row - top >= height - FLANK_ROWS;
  });
  const wider = hasGaps ? 0 : FLANK;
  const squares = used.map((square) => ({ ...square, row: square.row - top, column: square.column - left + wider }));
  return framed(squares, width + 2 * wider, height);
}

function framed(squares: Square[], width: number, height: number): Mosaic {
  const y = height - FLANK_ROWS;
  return { squares, width, height, column: { x: 0, y }, bonuses: { x: width - FLANK, y }, figures: { y: 0, width: 0 } };
}

function turn(used: Square[], top: number, left: number, width: number, height: number): Mosaic {
  const squares = used.map((square) => ({
    ...square,
    row: square.column - left,
    column: height - 1 - (square.row - top),
  }));
  const x = height + TURNED.gap;
  const y = Math.max(width - TURNED.bonuses, TURNED.least);
  const isFree = !squares.some(({ row, column }) => row < CORNER.height && column < CORNER.width);
  const figures = isFree ? { y: 0, width: CORNER.width } : { y: width, width: height }; // else below the squares
  const [across, down] = [x + TURNED.width, Math.max(y + TURNED.bonuses, figures.y + 1)];
  return { squares, width: across, height: down, column: { x, y: 0 }, bonuses: { x, y }, figures };
}

/** Squares by the area that they belong to. */
export function byArea(squares: Square[], areas: (number | null)[]): Map<number, Square[]> {
  const found = new Map<number, Square[]>();
  for (const square of squares) {
    const area = areas[square.index];
    if (area === null || area === undefined) continue;
    const members = found.get(area);
    if (members) members.push(square);
    else found.set(area, [square]);
  }
  return found;
}

type Cell = [row: number, column: number];

/** The outer edge of some squares as an SVG path, drawn `inset` inside them. */
export function outline(cells: Cell[], unit: number, inset: number): string {
  const has = new Set(cells.map(([row, column]) => `${row},${column}`));
  const inside = (row: number, column: number) => has.has(`${row},${column}`);
  return cells
    .map(([row, column]) => {
      const [x, y] = [column * unit, row * unit];
      const [above, below] = [inside(row - 1, column), inside(row + 1, column)];
      const [before, behind] = [inside(row, column - 1), inside(row, column + 1)];
      const from = { x: x + (before ? 0 : inset), y: y + (above ? 0 : inset) };
      const to = { x: x + unit - (behind ? 0 : inset), y: y + unit - (below ? 0 : inset) };
      return [
        above ? "" : `M${from.x} ${y + inset}H${to.x}`,
        below ? "" : `M${from.x} ${y + unit - inset}H${to.x}`,
        before ? "" : `M${x + inset} ${from.y}V${to.y}`,
        behind ? "" : `M${x + unit - inset} ${from.y}V${to.y}`,
      ].join("");
    })
    .join("");
}
