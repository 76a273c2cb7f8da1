/** What the parts of Trajan's table read out of the messages. */
import { advance } from "../../table/choices.ts";
import type { Answer, Decision, Preview, TrajanBox, TrajanPosition } from "../../wire.ts";
import type { TrajanPlay } from "./play.ts";

export type Mat = TrajanPosition["mats"][number];

/** Where the answers of each action are given. */
const AREAS: Record<string, string[]> = {
  seaport: ["ship.", "pile.", "deck"],
  forum: ["forum."],
  military: ["province.", "camp"],
  senate: ["senate."],
  trajan: ["stack."],
  construction: ["site.", "worker-camp"],
};

export const isOf = (action: string, anchor: string | null): boolean =>
  anchor !== null && (AREAS[action] ?? []).some((area) => anchor.startsWith(area));

/** The name of a thing; tiles, ships and stacks are called `tile-bread`, `ship-pairs`, `stack-cards`. */
export const nameOf = (box: TrajanBox, thing: string): string => box.names[thing] ?? thing;

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export const titleOf = (box: TrajanBox, thing: string): string => capital(nameOf(box, thing));

/** The answers of which is known what they bring, most points first, now and at the end; of plans the best way counts. */
export function answersByWorth(decision: Decision | null): { answer: Answer; preview: Preview; worth: number }[] {
  const planned = new Map(decision?.plans.map(({ action, ways }) => [action, ways[0]?.preview]));
  const known = (decision?.answers ?? []).flatMap((answer) => {
    const preview = planned.get(answer.action) ?? answer.preview;
    return preview ? [{ answer: { ...answer, preview }, preview, worth: preview.points + preview.forecast }] : [];
  });
  return known.sort((one, other) => other.worth - one.worth);
}

export function bestAnswer(
  decision: Decision | null,
  accepts: (answer: Answer) => boolean = () => true,
): Answer | null {
  return answersByWorth(decision).find(({ answer }) => accepts(answer))?.answer ?? null;
}

/** How what is considered would change the points of a seat: only one's own are foretold. */
export function changeOf(play: TrajanPlay, seat: number): Pick<Preview, "points" | "forecast"> {
  const nothing = { points: 0, forecast: 0 };
  if (seat !== play.me) return nothing;
  return play.after ? advance(play.real, play.after, seat) : { ...nothing, ...play.preview };
}

/** The demands of a quarter are paid for, and those of the next are not yet voiced. */
export const isSettled = ({ stage }: TrajanPosition): boolean => stage === "election" || stage === "over";

/** A quarter has ended and no other has begun. */
export const isBetween = (position: TrajanPosition): boolean => position.stage === "meeting" || isSettled(position);

/** Spaces until the round ends. */
export const spacesLeft = (position: TrajanPosition, box: TrajanBox): number =>
  position.round_ends ? 0 : box.time_loop - position.time;

/** Seats that could end the round with their next sowing. */
export function canEndRound(position: TrajanPosition, box: TrajanBox): number[] {
  const left = spacesLeft(position, box);
  return position.mats.flatMap((mat: Mat, seat: number) =>
    Math.max(0, ...mat.trays.map((tray: string[]) => tray.length)) >= left ? [seat] : [],
  );
}

/** Markers that are not yet in a tray, while the circle is being laid out: two of each colour. */
export function unplaced(mat: Mat, colours: readonly string[]): string[] {
  const placed = mat.trays.flat();
  return colours.flatMap((colour) => {
    const lying = placed.filter((marker: string) => marker === colour).length;
    return Array.from({ length: Math.max(0, 2 - lying) }, () => colour);
  });
}

/** How many units of goods a ship could take, from what is known of a hand. */
export function unitsFor(ship: string, hand: Record<string, number>, wilds: number): number {
  const counts = Object.values(hand).filter((count) => count > 0);
  if (ship === "identical") return Math.max(0, ...counts) + wilds;
  if (ship === "different") return counts.length + wilds;
  const pairs = counts.reduce((sum, count) => sum + Math.floor(count / 2), 0);
  const singles = counts.filter((count) => count % 2 === 1).length;
  const mixed = Math.min(singles, wilds);
  return pairs + mixed + Math.floor((wilds - mixed) / 2);
}

export interface Shipment {
  ship: string;
  units: number;
  points: number;
}

/** The best shipment of a seat's hand, if it could ship now. */
export function bestShipment(position: TrajanPosition, seat: number): Shipment | null {
  const mat = position.mats[seat];
  if (!mat) return null;
  const found = position.ships.map(({ name, points }: { name: string; points: number[] }) => {
    const units = Math.min(unitsFor(name, mat.hand, mat.tiles["wild-commodity"] ?? 0), points.length - 1);
    return { ship: name, units, points: points[units] ?? 0 };
  });
  const best = found.reduce((one, other) => (other.points > one.points ? other : one), found[0]!);
  return best.points > 0 ? best : null;
}

/** Whether an area has answers to be given now. */
export const isActing = (play: TrajanPlay, action: string): boolean =>
  play.decision?.question === "action" && play.decision.answers.some(({ anchor }) => isOf(action, anchor));
