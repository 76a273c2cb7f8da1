/** Laying out the rest of a circle: what is proposed is legal, and as varied as the markers allow. */
import { describe, expect, test } from "vitest";
import { restOf } from "../../../src/games/trajan/placing.ts";
import type { Mat } from "../../../src/games/trajan/reading.ts";

const COLOURS = ["yellow", "orange", "blue", "white", "pink", "green"];
const circle = (...trays: string[][]): Mat =>
  ({ trays: COLOURS.map((_, tray) => trays[tray] ?? []) }) as unknown as Mat;

/** The circle after the rest was laid out. */
function filled(mat: Mat): string[][] {
  const rest = restOf(mat, COLOURS);
  return mat.trays.map((lying) => [...lying, ...rest.splice(0, 2 - lying.length)]);
}
const isOrdered = ([one = "", other = ""]: string[]) => COLOURS.indexOf(one) <= COLOURS.indexOf(other);

describe("the rest of the markers", () => {
  test("fills an empty circle with six trays of two colours, no two alike", () => {
    const trays = filled(circle());
    expect(new Set(trays.map(String)).size).toBe(6);
    for (const tray of trays) expect(new Set(tray).size).toBe(2);
  });

  test.each([
    [circle()],
    [circle(["yellow"])],
    [circle(["green"])],
    [circle(["yellow", "yellow"], ["pink"])],
    [circle(["yellow", "orange"], ["yellow", "orange"], ["blue", "white"], ["blue", "white"], ["pink"])],
  ])("uses every marker once, two in a tray, the lower colour first", (mat) => {
    const trays = filled(mat);
    expect(trays.flat().sort()).toEqual([...COLOURS, ...COLOURS].sort());
    for (const tray of trays) {
      expect(tray).toHaveLength(2);
      expect(isOrdered(tray)).toBe(true);
    }
  });
});
