/** Forum Trajanum on the page. */
import type { GameManifest } from "../../table/face.ts";
import HomePicture from "./HomePicture.svelte";
import Symbols from "./pieces/Symbols.svelte";

export const manifest: GameManifest = {
  HomePicture,
  Symbols,
  face: () => import("./face.ts"),
  book: () => import("./book.ts"),
  sheet: () => import("./pieces/Sheet.svelte"),
};
