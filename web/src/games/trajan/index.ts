/** Trajan on the page. */
import type { GameManifest } from "../../table/face.ts";
import HomePicture from "./HomePicture.svelte";

export const manifest: GameManifest = {
  HomePicture,
  face: () => import("./face.ts"),
  book: () => import("./book.ts"),
  sheet: () => import("./pieces/Sheet.svelte"),
};
