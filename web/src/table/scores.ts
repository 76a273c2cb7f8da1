/** What the score sheet, the end screen and the charts read out of the scores. */
import type { Room, Score } from "../wire.ts";

/** Sources in the order in which they are told, each once. */
export function sourcesOf(scores: Score[]): { name: string; title: string }[] {
  const found = new Map(scores.flatMap((score) => score.sources).map(({ name, title }) => [name, title]));
  return [...found].map(([name, title]) => ({ name, title }));
}

export const pointsOf = (score: Score | undefined, source: string): number =>
  score?.sources.find(({ name }) => name === source)?.points ?? 0;

/** What scores at the end of a cycle or a quarter and at no other time. */
const AT_END = ["crane", "crane-bonus", "colonia", "eagle", "area", "building-task", "collecting-task", "demands"];

/** What such an end brought, by source, to each seat; sources that brought nothing to anybody are left out. */
export function endGains(before: Score[], after: Score[]): { title: string; points: number[] }[] {
  return sourcesOf(after)
    .filter(({ name }) => AT_END.includes(name))
    .map(({ name, title }) => ({
      title,
      points: after.map((score, seat) => pointsOf(score, name) - pointsOf(before[seat], name)),
    }))
    .filter(({ points }) => points.some((gain) => gain !== 0));
}

export const nameOf = (room: Room, seat: number): string => room.seats[seat]?.name ?? "";

/** Seats from the first place to the last. */
export function ranked(places: number[]): number[] {
  return places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** A step for the lines of a chart, so that there are about `lines` of them: 1, 2, 5, 10, 20, 50 ... */
export function niceStep(most: number, lines = 6): number {
  const least = Math.max(most, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power);
}
