/** What the analysis says in words, from its figures. */
import { changeWords, chanceWords, isGrade, pointsWords, wordOf, type MarkKind } from "../../review/grades.ts";
import { nameOf } from "../../table/scores.ts";
import type { Chart, JudgedDecision, JudgedMoment, Room } from "../../wire.ts";
import { t } from "../../words.svelte.ts";

/** The period, the round and the number of a decision: "Cycle II, round 7". */
export function whereWords(chart: Chart, step: number): string {
  const index = Math.max(0, step - 1);
  const period = chart.periods.findLast((it) => it.index <= index)?.title ?? "";
  return t("review-where", { number: step, count: chart.seats.length, period, round: roundOf(chart, index) });
}

/** Counted from one. */
export const roundOf = (chart: Chart, index: number): number =>
  Math.max(1, chart.rounds.filter((round) => round.index <= index).length);

/** The chance of a seat at a step, and what it was before. */
export function chanceAt(chart: Chart, room: Room, step: number, seat: number): string {
  const now = chanceWords(chart.curve[step]?.[seat] ?? 0);
  const before = chanceWords(chart.curve[Math.max(0, step - 1)]?.[seat] ?? 0);
  const name = nameOf(room, seat);
  return now === before
    ? t("review-chance-of", { name, chance: now })
    : t("review-chance-was", { name, chance: now, before });
}

/** What a step is, for somebody who does not see the chart: what happened, whose chance, what it was, how good that was. */
export function stepWords(
  chart: Chart,
  room: Room,
  step: number,
  me: number,
  judged: JudgedDecision | null,
  title: string,
): string {
  const chance = chanceAt(chart, room, step, me);
  const grade = judged && isGrade(judged.grade) ? wordOf(judged.grade) : "";
  return [whereWords(chart, step), title, chance, grade]
    .filter(Boolean)
    .map((part) => (/[.?!…]$/.test(part) ? part : `${part}.`))
    .join(" ");
}

/** What a decision cost, as the card says it; nothing where it cost nothing. */
export function costWords({ lost_points, lost_chance }: Pick<JudgedMoment, "lost_points" | "lost_chance">): string {
  if (lost_points >= 0.05) return t("review-cost-points", { points: pointsWords(lost_points).slice(1) });
  return lost_chance >= 0.005 ? t("review-cost-chance", { chance: changeWords(-lost_chance) }) : "";
}

/** Who did it: the seat from which one looks is spoken to. */
export const playedWords = (room: Room, seat: number, me: number): string =>
  seat === me ? t("review-played-you") : t("review-played-by", { name: nameOf(room, seat) });

export const kindOf = (grade: string | null): MarkKind | null => (isGrade(grade) ? grade : null);
