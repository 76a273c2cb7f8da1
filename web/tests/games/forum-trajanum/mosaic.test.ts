import { expect, test } from "vitest";
import { byArea, layOut, outline } from "../../../src/games/forum-trajanum/mosaic.ts";

const COLUMNS = 12;

/** A canvas drawn with letters: a dot is no square. */
function canvas(...rows: string[]): (string | null)[] {
  const lines = rows.map((row) => row.padEnd(COLUMNS, "."));
  return lines.flatMap((line) => [...line].map((sign) => (sign === "." ? null : sign)));
}

const wide = "pppppppppppp";
const narrow = "..pppppppp..";

test("five boards leave room for the Column and the bonuses in their own gaps", () => {
  const mosaic = layOut(canvas(wide, wide, wide, narrow, narrow, narrow), COLUMNS);
  expect([mosaic.width, mosaic.height]).toEqual([12, 6]);
  expect(mosaic.squares[0]).toMatchObject({ name: "r1c1", row: 0, column: 0 });
});

test("fewer boards are drawn in the middle, with room at both sides, and keep their names", () => {
  const full = "pppppppp";
  const mosaic = layOut(canvas(full, full, full, full, full, full), COLUMNS);
  expect([mosaic.width, mosaic.height]).toEqual([12, 6]);
  expect(mosaic.squares[0]).toMatchObject({ name: "r1c1", row: 0, column: 2 });
});

test("a small mosaic with gaps of its own is drawn no wider than it is, so that its squares are larger", () => {
  const [upper, lower] = ["pppppppp", "..pppp.."];
  const mosaic = layOut(canvas(upper, upper, upper, lower, lower, lower), COLUMNS);
  expect([mosaic.width, mosaic.height]).toEqual([8, 6]);
  expect(mosaic.bonuses).toEqual({ x: 6, y: 3 });
});

test("a mosaic without gaps grows at the sides", () => {
  expect(layOut(canvas(wide, wide, wide, wide, wide, wide), COLUMNS).width).toBe(16);
});

test("rows and columns without squares are cut off", () => {
  const mosaic = layOut(canvas("", "..pp", "..pp"), COLUMNS);
  expect(mosaic.height).toBe(2);
  expect(mosaic.squares[0]).toMatchObject({ name: "r2c3", row: 0, column: 2 });
});

test("squares are found by their area, and eagles belong to none", () => {
  const { squares } = layOut(canvas("ppe"), COLUMNS);
  const areas = byArea(squares, [7, 7, null]);
  expect([...areas.keys()]).toEqual([7]);
  expect(areas.get(7)?.map((square) => square.name)).toEqual(["r1c1", "r1c2"]);
});

test("an outline runs around squares that touch, not between them", () => {
  const path = outline(
    [
      [0, 0],
      [0, 1],
    ],
    10,
    1,
  );
  expect(path.match(/M/g)).toHaveLength(6);
  expect(path).toContain("M1 1H10M"); // the upper edge of the first square, up to the second
  expect(path).not.toMatch(/M9 |M11 /); // nothing at the side that they share
});

test("turned by a quarter it is higher than wide, and nothing lies in its place twice", () => {
  const flat = layOut(canvas(wide, wide, wide, narrow, narrow, narrow), COLUMNS);
  const turned = layOut(canvas(wide, wide, wide, narrow, narrow, narrow), COLUMNS, true);
  expect(turned.height).toBe(flat.width);
  expect(turned.squares.map(({ name }) => name)).toEqual(flat.squares.map(({ name }) => name));
  expect(new Set(turned.squares.map(({ row, column }) => `${row} ${column}`)).size).toBe(turned.squares.length);
  const [first] = turned.squares; // the upper left corner has gone to the upper right
  expect([first?.row, first?.column]).toEqual([0, flat.height - 1]);
});
