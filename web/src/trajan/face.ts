/** What the shell needs of Trajan to show a table of it. */
import { enrol } from "../pieces/families.ts";
import { PLAIN } from "../table/choices.ts";
import type { GameFace } from "../table/games.ts";
import { panelFor, picturesOf } from "./decisions.ts";
import { describe } from "./describe.ts";
import Phone from "./Phone.svelte";
import ResourcePiece, { isResource } from "./ResourcePiece.svelte";
import TrajanTable from "./TrajanTable.svelte";

enrol({ includes: isResource, Drawing: ResourcePiece });

const manner = { ...PLAIN, within: ["sow", "cargo"] };

export const face: GameFace = { Table: TrajanTable, Phone, manner, panelFor, picturesOf, describe };
