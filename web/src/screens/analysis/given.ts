/** What both forms of the screen are given. */
import type { MenuItem } from "../../parts/Menu.svelte";
import type { CloseUp, GameFace } from "../../table/face.ts";
import type { AnalysedGame } from "./analysed.svelte.ts";
import type { Shown } from "./shown.ts";

export interface Given {
  game: AnalysedGame;
  face: GameFace;
  closeUp: CloseUp | null; // until it is loaded, and where a game has none
  key: number[]; // the steps that matter
  shown: Shown;
  sharing: MenuItem[];
  items: MenuItem[];
  replayed: string; // the address of the same moment there
  onshow: (shown: Shown) => void;
  ontry: () => void;
  ontable: () => void;
}
