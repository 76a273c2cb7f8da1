import { expect, test } from "vitest";
import { clearSpot, overlap, type Box } from "../../src/parts/floating.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const AREA = box(0, 0, 600, 400);
const CARD = { width: 200, height: 100 };

test("where nothing is in the way a box comes where it is wanted", () => {
  expect(clearSpot(CARD, AREA, { left: 133, top: 77 }, [])).toEqual({ left: 133, top: 77 });
});

test("a spot outside the area is moved to its edge", () => {
  expect(clearSpot(CARD, AREA, { left: 550, top: -40 }, [])).toEqual({ left: 400, top: 0 });
});

test("a box covers nothing that is in its way, and goes no farther than it must", () => {
  const things = [box(100, 250, 300, 60), box(0, 330, 600, 40)];
  const spot = clearSpot(CARD, AREA, { left: 200, top: 300 }, things);
  expect(things.map((thing) => overlap({ ...spot, ...CARD }, thing))).toEqual([0, 0]);
  expect(Math.abs(spot.left - 200)).toBeLessThan(12);
  expect(150 - spot.top).toBeLessThan(12);
});

test("where there is no free spot it covers as little as can be", () => {
  const spot = clearSpot(CARD, AREA, { left: 0, top: 0 }, [box(0, 0, 590, 400)]);
  expect(spot.left).toBe(400);
});
