/** How decisions are graded, and numbers of an analysis as one writes them. */
import { language, t } from "../words.svelte.ts";

export const GRADES = ["great-find", "best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];
/** What a mark can show: a grade, or that a draw or a reveal helped or did not. */
export type MarkKind = Grade | "luck-up" | "luck-down";

const ERRORS: readonly MarkKind[] = ["inaccuracy", "mistake", "blunder"];
/** From the one that matters most: where two marks would touch, it stays. */
const WEIGHTS: readonly MarkKind[] = ["blunder", "mistake", "great-find", "inaccuracy", "luck-down", "luck-up"];

/** An answer to an only question has no grade that anybody should see. */
export const isGrade = (name: string | null): name is Grade => GRADES.includes(name as Grade);
export const isError = (kind: MarkKind): boolean => ERRORS.includes(kind);
export const weightOf = (kind: MarkKind): number => (WEIGHTS.length - WEIGHTS.indexOf(kind)) % (WEIGHTS.length + 1);
/** How a mark is coloured in words: gained, lost or drawn. */
export const toneOf = (kind: MarkKind): "up" | "down" | "luck" =>
  kind.startsWith("luck") ? "luck" : isError(kind) ? "down" : "up";

export const wordOf = (kind: MarkKind): string => t(kind.startsWith("luck") ? `review-${kind}` : `grade-${kind}`);

/** A chance in whole percent; what is almost sure, or almost lost, is not told as a certainty. */
export function chanceWords(chance: number): string {
  if (chance > 0 && chance < 0.01) return t("review-chance-under");
  if (chance < 1 && chance > 0.99) return t("review-chance-over");
  return t("review-chance", { percent: Math.round(100 * chance) });
}

/** A change of a chance, with its sign. */
export function changeWords(change: number): string {
  const percent = Math.round(100 * Math.abs(change));
  return percent === 0 ? t("review-change-none") : t("review-change", { sign: change < 0 ? "−" : "+", percent });
}

/** A number with one decimal, as the language writes it. */
export function decimalWords(number: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), digits).format(number);
}

/** A difference of points, with its sign and one decimal. */
export function pointsWords(points: number): string {
  const rounded = Math.abs(points).toFixed(1);
  const sign = Number(rounded) === 0 ? "±" : points < 0 ? "−" : "+";
  return `${sign}${decimalWords(Number(rounded))}`;
}
