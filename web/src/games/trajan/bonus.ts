/** The word on a bonus tile: what it counts brings its points each time, or once. */
import { t } from "../../words.svelte.ts";
import type { BonusFace } from "./pieces/kinds.ts";
import { DEMANDS } from "./pieces/kinds.ts";

const isOnce = ({ kind }: BonusFace): boolean => (DEMANDS as readonly string[]).includes(kind);

export const bonusWord = (bonus: BonusFace): string => t(isOnce(bonus) ? "trajan-page-once" : "trajan-page-each");
