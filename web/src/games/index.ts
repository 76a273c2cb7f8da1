/** The games that the page can draw: every folder beside this file is one. Others are played at a plain table. */
import type { Book } from "../table/book.ts";
import type { GameFace, GameManifest } from "../table/face.ts";
import { learn } from "../words.svelte.ts";

const found = import.meta.glob<GameManifest>("./*/index.ts", { eager: true, import: "manifest" });

export const GAMES: Readonly<Partial<Record<string, GameManifest>>> = Object.fromEntries(
  Object.entries(found).map(([path, manifest]) => [path.split("/")[1], manifest]),
);

/** Load what draws and words a game; only the game that is played. */
export async function faceOf(name: string): Promise<GameFace> {
  const load = GAMES[name]?.face ?? (() => import("../table/plain/face.ts"));
  const [{ face }] = await Promise.all([load(), learn(name)]);
  return face;
}

/** What can be read about a game, if there is anything. */
export async function bookOf(name: string): Promise<Book | null> {
  const [loaded] = await Promise.all([GAMES[name]?.book(), learn(name)]);
  return loaded?.book ?? null;
}
