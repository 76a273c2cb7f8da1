/** Where things of a message are drawn on a mat, and how its forecast is summed up. */
import { describe, expect, it } from "vitest";
import { doublesOf, faceOn, giverOf, newTiles, openStreets } from "../../../src/games/forum-trajanum/reading.ts";
import { receiverOf, spaceAnchor, thumbSpaces } from "../../../src/games/forum-trajanum/reading.ts";
import { scoringLines } from "../../../src/games/forum-trajanum/scoring.ts";
import type { ForumBox, ForumPosition, Mat, Score } from "../../../src/wire.ts";

const box = { streets: ["tower", "arena"], street_names: ["Tower", "Arena"] } as unknown as ForumBox;

function matWith(contents: Record<number, string>, rest: Partial<Mat> = {}): Mat {
  const spaces = Array.from({ length: 36 }, (_, space) => contents[space] ?? "tile");
  return { spaces, pairs: [], streets: [1, 11], taken: [null, null], cranes: [], ...rest } as unknown as Mat;
}

describe("places of the Colonia", () => {
  it("counts spaces row by row from the top left", () => {
    expect(spaceAnchor(2, 0)).toBe("2.space.r1c1");
    expect(spaceAnchor(0, 23)).toBe("0.space.r4c6");
  });

  it("draws a double tile from its upper or left space on, whichever half came first", () => {
    const lying = matWith({ 26: "basilica", 25: "house" }, { pairs: [[26, 25]] });
    expect(doublesOf(lying)).toEqual([{ space: 25, kinds: ["house", "basilica"], vertical: false }]);
    const standing = matWith({ 8: "column", 14: "park" }, { pairs: [[8, 14]] });
    expect(doublesOf(standing)).toEqual([{ space: 8, kinds: ["column", "park"], vertical: true }]);
  });

  it("knows which tiles would be new", () => {
    const before = matWith({ 7: "park", 8: "vacant", 14: "vacant", 20: "vacant" });
    const double = matWith({ 7: "park", 8: "column", 14: "park", 20: "vacant" }, { pairs: [[8, 14]] });
    expect(newTiles(before, double)).toEqual([{ space: 8, kinds: ["column", "park"], vertical: true }]);
    const single = matWith({ 7: "park", 8: "vacant", 14: "vacant", 20: "house" });
    expect(newTiles(before, single)).toEqual([{ space: 20, kinds: ["house"], vertical: false }]);
  });

  it("tells a tile with its back up from one with its face up and from no tile", () => {
    expect(["tile", "tile:7", "vacant"].map(faceOn)).toEqual([0, 7, null]);
  });

  it("shows a scored crane otherwise than an open one on the small map", () => {
    const cranes = ["open", "scored", "covered", "covered"].map((status) => ({ status }));
    const spaces = thumbSpaces(matWith({ 0: "crane", 5: "crane" }, { cranes: cranes as Mat["cranes"] }));
    expect([spaces[0], spaces[5], spaces[30]]).toEqual(["crane", "scored", "covered"]);
  });
});

describe("lit streets", () => {
  const position = { stage: "taking", streets: ["tower", "arena"] } as unknown as ForumPosition;

  it("lights both streets where this mat has them, rows before columns", () => {
    const open = openStreets(box, position, matWith({}));
    expect(open.map(({ isRow, line }) => [isRow, line])).toEqual([
      [true, 1],
      [false, 5],
    ]);
  });

  it("no longer lights a street from which a tile has been taken", () => {
    const open = openStreets(box, position, matWith({}, { taken: [9, null] }));
    expect(open.map((street) => street.symbol)).toEqual(["arena"]);
  });
});

it("passes tiles to the right and gets them from the left", () => {
  expect([giverOf(3, 4), receiverOf(0, 4)]).toEqual([0, 3]);
});

it("sums both Trajan tasks up in one line, with what an answer would change", () => {
  const source = (name: string, forecast: number) => ({ name, title: name, points: 0, forecast });
  const score = { sources: [source("building-task", 5), source("collecting-task", 10), source("crane", 2)] } as Score;
  const preview = { points: 0, forecast: 3, sources: { "building-task": 5, crane: -2 }, resources: {}, veiled: false };
  const lines = Object.fromEntries(scoringLines(score, preview).map((line) => [line.name, [line.points, line.change]]));
  expect(lines).toMatchObject({ task: [15, 5], crane: [2, -2], eagle: [0, 0] });
});
