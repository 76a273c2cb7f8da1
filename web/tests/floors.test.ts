/** Imports point downwards only: the floors of the page as `web/README.md` names them. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const SOURCES = "src";
const FLOORS = ["ground", "pieces", "parts", "table", "review", "game", "games", "room", "screens", "page"] as const;
const PAGE = ["main.ts", "App.svelte"];

function floorOf(file: string): (typeof FLOORS)[number] {
  const [folder = "", below = ""] = file.split("/");
  if (PAGE.includes(file)) return "page";
  if (folder === "games") return below.includes(".") ? "games" : "game";
  return FLOORS.find((floor) => floor === folder) ?? "ground";
}

/** Which game or screen a file belongs to: none knows another. */
const unitOf = (file: string): string => file.split("/").slice(0, 2).join("/");

function isAllowed(from: string, to: string): boolean {
  const [upper, lower] = [floorOf(from), floorOf(to)];
  if (upper === lower) return (upper !== "game" && upper !== "screens") || unitOf(from) === unitOf(to);
  if (lower === "game") return false; // games are found by themselves, as `games/index.ts` says
  return FLOORS.indexOf(lower) < FLOORS.indexOf(upper);
}

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file));

function importsOf(file: string): string[] {
  const source = readFileSync(join(SOURCES, file), "utf-8");
  const named = source.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)"(\.[^"]+)"/g);
  return [...named].map(([, path]) => normalize(join(dirname(file), path!)).replaceAll("\\", "/"));
}

test("shared parts know no game, games no other game and no screen, screens no other screen", () => {
  const imports = files.flatMap((file) => importsOf(file).map((to) => [file, to] as const));
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.filter(([from, to]) => !isAllowed(from, to)).map((pair) => pair.join(" imports "))).toEqual([]);
});

test.each([
  ["table/Board.svelte", "games/trajan/face.ts"],
  ["screens/home/Home.svelte", "games/trajan/HomePicture.svelte"],
  ["games/trajan/face.ts", "games/forum-trajanum/reading.ts"],
  ["games/trajan/face.ts", "room/Chat.svelte"],
  ["screens/home/Home.svelte", "screens/game/Game.svelte"],
  ["pieces/Piece.svelte", "table/play.svelte.ts"],
  ["words.svelte.ts", "parts/toast.svelte.ts"],
])("%s may not import %s", (from, to) => expect(isAllowed(from, to)).toBe(false));
