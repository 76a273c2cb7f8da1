/** A visitor's games: whom they wait for, and in which order they are shown. */
import type { Summary } from "../wire.ts";

export const hasCompany = ({ seats }: Summary): boolean => seats.some(({ kind, mine }) => kind === "person" && !mine);
/** Not where one only watches, or has left. */
export const isPlayed = ({ seats }: Summary): boolean => seats.some(({ mine }) => mine);

/** It is my turn, and somebody waits: another person, or a clock. Bots have time. */
export const isTurn = (game: Summary): boolean =>
  game.my_turn && !game.over && (game.clock !== null || hasCompany(game));

const endOf = ({ clock }: Summary): number => clock?.ends ?? Number.MAX_SAFE_INTEGER;
/** Where a clock runs out first; without clocks, where somebody has been waiting longest. */
const byClock = (a: Summary, b: Summary): number => endOf(a) - endOf(b) || a.since - b.since;

export interface Sections<Row> {
  turns: Row[];
  running: Row[];
  ended: Row[];
}

export function sectionsOf(games: Summary[]): Sections<Summary> {
  const running = games.filter((game) => !game.over && !isTurn(game));
  const others = running.filter((game) => hasCompany(game) && isPlayed(game)).sort(byClock);
  return {
    turns: turnsOf(games),
    running: [...others, ...running.filter((game) => !others.includes(game))],
    ended: games.filter(({ over }) => over).sort((a, b) => b.since - a.since),
  };
}

/** The games in which somebody waits for me, the most urgent one first. */
export const turnsOf = (games: Summary[]): Summary[] => games.filter(isTurn).sort(byClock);
