/** Wherever this is loaded `Piece` draws the pieces of Forum Trajanum. */
import { enrol } from "./families.ts";
import ForumPiece, { isForumPiece } from "./ForumPiece.svelte";

enrol({ includes: isForumPiece, Drawing: ForumPiece });
