import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as circle from "../../../src/games/trajan/pieces/circle.ts";
import { drawMap } from "../../../src/games/trajan/pieces/map.ts";

/** Shapes of markers reach this part of their size from the middle. */
const SHAPE = 0.42;
const LETTERED = 24; // smaller markers go without their letter
const COUNTS = Array.from({ length: 12 }, (_, i) => i + 1);

function nearest(places: circle.Point[]): number {
  const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.min(Number.POSITIVE_INFINITY, ...gaps);
}

describe("the action circle", () => {
  test.each(COUNTS)("%i markers lie side by side in a tray", (count) => {
    const places = circle.markerPlaces(count);
    const size = circle.markerSize(count);
    expect(places).toHaveLength(count);
    expect(nearest(places)).toBeGreaterThan(size * SHAPE * 1.8);
    for (const { x, y } of places) expect(Math.hypot(x, y) + size * SHAPE).toBeLessThan(circle.TRAY_RADIUS - 5); // its rim
    expect(size).toBeGreaterThanOrEqual(LETTERED);
  });

  test.each(COUNTS)("%i markers lie side by side in the hand", (count) => {
    const places = circle.handPlaces(count);
    const size = circle.handSize(count);
    expect(places).toHaveLength(count);
    expect(nearest(places)).toBeGreaterThan(size * SHAPE * 1.8);
    for (const { x, y } of places) expect(Math.hypot(x, y) + size * SHAPE).toBeLessThan(circle.HAND_RADIUS);
  });

  test("trays lie clockwise, the seaport on top", () => {
    expect(circle.trayCentre(0)).toEqual({ x: 0, y: -circle.TRAY_DISTANCE });
    expect(circle.trayCentre(1).x).toBeGreaterThan(0);
    expect(circle.trayCentre(5).x).toBeLessThan(0);
  });
});

/** Neighbours by the edition, each pair once. */
function editionBorders(): Set<string> {
  const edition = readFileSync("../src/princeps/games/trajan/standard.toml", "utf8");
  const pairs = [...edition.matchAll(/\[provinces\.([a-z-]+)\][^[]*neighbours = \[([^\]]*)\]/g)].flatMap(
    ([, name = "", neighbours = ""]) =>
      [...neighbours.matchAll(/"([a-z-]+)"/g)].map(([, other = ""]) => [name, other].sort().join(" ")),
  );
  return new Set(pairs);
}

/** Neighbours by the drawing: a stretch of border in common, or a dotted route. */
function drawnBorders(): Set<string> {
  const { lands, routes } = drawMap();
  const points = new Map(lands.map(({ name, path }) => [name, new Set(path.slice(1, -1).split("L"))]));
  const touching = [...points].flatMap(([a, ofA]) =>
    [...points]
      .filter(([b, ofB]) => a < b && [...ofA].filter((point) => ofB.has(point)).length > 1)
      .map(([b]) => [a, b].sort().join(" ")),
  );
  return new Set([...touching, ...routes.map(({ between }) => [...between].sort().join(" "))]);
}

describe("the map", () => {
  test("shows exactly the borders of the rules", () => {
    const edition = editionBorders();
    expect(edition.size).toBeGreaterThan(0);
    expect([...drawnBorders()].sort()).toEqual([...edition].sort());
  });

  test.each([
    [440, 284],
    [358, 362],
  ])("of %i x %i has room for coin and tile in every province", (width, height) => {
    for (const land of drawMap(width, height).lands) expect(land.content.width, land.name).toBeGreaterThan(50);
  });
});
