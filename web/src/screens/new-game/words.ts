/** The table that is being set up, in words. */
import type { SeatKind, Setup } from "../../room/setup.svelte.ts";
import type { GameOffer, Pace } from "../../wire.ts";
import { levelName, listed, t, titleOf } from "../../words.svelte.ts";

const HOURS_OF_DAY = 24;

export const characterName = (character: string): string => t(`usual-name-${character}`);

export const clockName = (hours: Pace["hours"]): string =>
  hours > HOURS_OF_DAY ? t("pace-day-count", { count: hours / HOURS_OF_DAY }) : t("pace-hours", { count: hours });

/** Says who sits at a seat of that kind. */
export const seatMessage = (kind: SeatKind): string => (kind === "open" ? "new-anybody" : `new-${kind}`);

export const tableTitle = (setup: Setup, offer: GameOffer): string =>
  t("new-bar-title", {
    game: titleOf(offer.name, offer.title),
    count: setup.players,
    pace: setup.pace.isOverDays ? "days" : "live",
  });

/** Who sits there, and what was agreed. */
export function tableSentence(setup: Setup, offer: GameOffer): string {
  const { pace } = setup;
  const parts = [listed(peopleOf(setup, offer))];
  if (pace.isOverDays) parts.push(t("new-part-clock", { clock: clockName(pace.hours) }));
  if (pace.isOverDays && pace.leavesOutNights) parts.push(t("new-part-nights"));
  if (setup.hasCompany) parts.push(t("new-part-hints", { allowed: setup.hints ? "yes" : "no" }));
  const said = parts.join(" · ");
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** As they sit; whoever has no name yet is counted, at the end. */
function peopleOf(setup: Setup, offer: GameOffer): string[] {
  const seats = setup.seats.slice(0, setup.players);
  const named = seats.flatMap(({ kind, level, name }, number) => {
    if (kind === "me") return [t("new-part-me")];
    if (kind === "here") return name ? [name] : [];
    if (kind !== "bot") return [];
    const character = setup.characterAt(number, offer);
    if (!character) return [t("new-part-any-bot", { level: levelName(level) })];
    return [t("new-part-bot", { name: characterName(character), level: levelName(level) })];
  });
  const friends = seats.filter(({ kind }) => kind === "friend").length;
  const open = seats.filter(({ kind }) => kind === "open").length;
  const here = seats.filter(({ kind, name }) => kind === "here" && !name).length;
  return [
    ...named,
    ...(friends ? [t("new-part-friends", { count: friends })] : []),
    ...(open ? [t("new-part-open", { count: open })] : []),
    ...(here ? [t("new-part-here", { count: here })] : []),
  ];
}
