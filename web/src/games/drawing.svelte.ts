/** What draws a game, loaded as soon as it is known which game it is. Call this while a component begins. */
import type { GameFace } from "../table/face.ts";
import type { Box } from "../wire.ts";
import { faceOf } from "./index.ts";

export function drawingOf(game: { readonly box: Box | null; problem: unknown }): { readonly face: GameFace | null } {
  let face = $state.raw<GameFace | null>(null);
  $effect(() => {
    const name = game.box?.game;
    if (!name || face) return;
    faceOf(name).then(
      (loaded) => (face = loaded),
      (error: unknown) => (game.problem = error),
    );
  });
  return {
    get face() {
      return face;
    },
  };
}
