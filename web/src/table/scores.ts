/** What the score sheet, the end screen and the charts read out of the scores. */
import type { LogLine, Room, Score } from "../wire.ts";
import { t } from "../words.svelte.ts";

/** Sources in the order in which they are told, each once. */
export function sourcesOf(scores: Score[]): { name: string; title: string }[] {
  const found = new Map(scores.flatMap((score) => score.sources).map(({ name, title }) => [name, title]));
  return [...found].map(([name, title]) => ({ name, title }));
}

export const pointsOf = (score: Score | undefined, source: string): number =>
  score?.sources.find(({ name }) => name === source)?.points ?? 0;

/** What some lines of the log tell of points, by source, for each seat; sources that brought nobody any are left out. */
export function gainsIn(lines: LogLine[], scores: Score[]): { title: string; points: number[] }[] {
  const gains = lines.flatMap((line) => line.gains);
  const gained = (name: string, seat: number) =>
    gains.reduce((sum, gain) => sum + (gain.source === name && gain.seat === seat ? gain.points : 0), 0);
  return sourcesOf(scores)
    .map(({ name, title }) => ({ title, points: scores.map((_, seat) => gained(name, seat)) }))
    .filter(({ points }) => points.some((gain) => gain !== 0));
}

export const nameOf = (room: Room, seat: number): string => room.seats[seat]?.name ?? "";

/** Whether this is the one seat of the person at this screen; several people there are told apart by their names. */
export const isMine = (room: Room, seat: number): boolean =>
  room.seats.every((one) => one.mine === (one.seat === seat));

/** The name of a seat as a heading: one's own says that it is. */
export const titleOf = (room: Room, seat: number): string =>
  isMine(room, seat) ? t("describe-you", { name: nameOf(room, seat) }) : nameOf(room, seat);

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
