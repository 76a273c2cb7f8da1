import { expect, test } from "vitest";
import { holding } from "../../../src/games/forum-trajanum/holdings.ts";
import type { Mat } from "../../../src/wire.ts";

const row = (name: string, citizens: number, active: boolean) => ({
  name,
  citizens: Array(citizens).fill("own"),
  active,
  multiplier: 1,
  points: 0,
});
const crane = (status: string) => ({ type: "crane", corner: "nw", colour: "park", status });
const mat = {
  spaces: ["column", "tile", "column", "park", "vacant"],
  cranes: [crane("scored"), crane("open"), crane("covered"), crane("removed")],
  rows: [
    row("patrician-1", 1, true),
    row("patrician-2", 1, true),
    row("merchant-1", 1, false),
    row("craftsman-1", 0, true),
  ],
  resources: { "park-worker": 2, "house-worker": 1, "stable-worker": 0, coin: 3 },
  ship: 4,
  tracks: [5, 4, 5],
} as unknown as Mat;

test.each([
  ["coin", 3],
  ["tribune", 0],
  ["worker", 3],
  ["worker_colours", 2],
  ["column", 2],
  ["scored_crane", 2],
  ["citizen_classes", 1], // two patricians are one class, and the merchant sleeps
  ["envoy", 4],
  ["marker", 2],
])("of %s there are %i", (thing, count) => expect(holding(mat, thing)).toBe(count));
