/** What is shown on the boards of the decision that is looked at. */
import { laidBy, type Laid } from "../../review/laid.ts";
import type { CloseUp } from "../../table/face.ts";
import type { ComparedAnswer } from "../../wire.ts";
import type { AnalysedGame } from "./analysed.svelte.ts";
import type { Shown } from "./shown.ts";

export interface Compared {
  played: ComparedAnswer | null;
  best: ComparedAnswer | null; // where it is another one
  laid: { played: Laid | null; best: Laid | null };
  /** Whether all of it happens on the common boards. */
  isAbroad: boolean;
}

export function comparedOn(game: AnalysedGame, closeUp: CloseUp | null, shown: Shown): Compared {
  const other = game.best === game.chosen ? null : game.best;
  const played = shown === "best" && other ? null : game.chosen;
  const best = shown === "played" ? null : other;
  const isDrawn = (answer: ComparedAnswer | null) => answer !== null && Boolean(closeUp?.draws?.(answer));
  const places = [...(game.chosen?.places ?? []), ...(other?.places ?? [])];
  return {
    played,
    best,
    laid: {
      played: isDrawn(played) ? null : laidBy(played, game.futures.played),
      best: isDrawn(best) ? null : laidBy(best, game.futures.best),
    },
    isAbroad: places.length > 0 && !places.some((place) => closeUp?.isOwn(place, game.seat)),
  };
}
