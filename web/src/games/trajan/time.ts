/** Where the time marker stands, where a sowing of some markers takes it, and what that means, in words. */
import { NUMERALS } from "../../pieces/numerals.ts";
import { t } from "../../words.svelte.ts";
import { QUARTERS } from "./planner.ts";
import type { TrajanPlay, TrajanView } from "./play.ts";
import { canEndRound, isBetween, spacesLeft } from "./reading.ts";

export interface Time {
  now: number; // space of the marker
  goal: number; // where it would go
  spaces: number; // as many as markers are sown
  loop: number;
  crosses: boolean;
  then: string; // after the sowing
  enders: string; // who could end the round
}

export function timeOf(play: TrajanPlay, spaces: number): Time {
  const { box, table } = play;
  const { time: now, quarter, round, round_ends: isOver } = table.position;
  const loop = box.time_loop;
  const left = spacesLeft(table.position, box);
  const crosses = isOver || (spaces > 0 && spaces >= left);
  const ends = round < box.rounds - 1 ? "round" : quarter < QUARTERS - 1 ? "quarter" : "game";
  const after = () => (crosses ? t(`trajan-page-ends-${ends}`) : t("trajan-page-then-left", { left: left - spaces }));
  const then = spaces > 0 ? after() : "";
  return { now, goal: Math.min(now + spaces, loop), spaces, loop, crosses, then, enders: endersOf(play, table) };
}

/** How far the round is; in brief without its number. */
export function headingOf({ box }: TrajanPlay, { over, position }: TrajanView, isBrief = false): string {
  const { quarter, round, round_ends: isLast } = position;
  if (over) return t("bar-over");
  if (isBetween(position)) return t("trajan-page-quarter-over", { quarter: NUMERALS[quarter] ?? "" });
  if (isLast) return t("trajan-page-round-ends-now");
  const left = spacesLeft(position, box);
  return isBrief
    ? t("trajan-phone-left", { count: left })
    : t("trajan-page-round", { round: round + 1, rounds: box.rounds, left });
}

export function endersOf({ room, box }: TrajanPlay, { position }: TrajanView): string {
  if (isBetween(position)) return "";
  const names = canEndRound(position, box).map((seat) => room.seats[seat]?.name ?? "");
  return names.length > 0 ? t("trajan-page-enders", { names: names.join(", ") }) : t("trajan-page-no-enders");
}
