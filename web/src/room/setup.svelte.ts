/** The table that is being set up, remembered for the next time. */
import { LEVELS } from "../parts/levels.ts";
import { ownZone } from "../parts/times.ts";
import { settings } from "../settings.svelte.ts";
import type { GameOffer, Home, NewGame, NewSeat, OptionOffer, OptionValue, Pace } from "../wire.ts";
import { t } from "../words.svelte.ts";

export type SeatKind = NewSeat["kind"];
const SEAT_KINDS = ["bot", "friend", "here"] as const satisfies readonly SeatKind[];
export const HOURS: readonly Pace["hours"][] = [8, 12, 24, 48, 72, 168];

export interface SeatPlan {
  kind: SeatKind;
  level: string;
  character: string;
  name: string;
}

/** How fast a game goes; what is chosen for games over days stays while they are not wanted. */
export interface PacePlan {
  isOverDays: boolean;
  hours: Pace["hours"];
  nights: { start: number; end: number };
  leavesOutNights: boolean;
  standIn: string;
}

/** Everything that is remembered of a table. */
export type Plan = Pick<Setup, "game" | "players" | "seats" | "options" | "hints" | "pace" | "watchable">;

const KEY = "princeps.setup";
const USUAL_PACE: PacePlan = {
  isOverDays: false,
  hours: 24,
  nights: { start: 22, end: 8 },
  leavesOutNights: false,
  standIn: "senator",
};
const USUAL_LEVELS = ["civis", "civis", "senator", "civis"];
const USUAL_CHARACTERS = ["nerva", "felix", "octavia", "vitruvia"];
const WITHOUT_HABITS = ["nerva", "fortuna"];
const INTRODUCTORY = "first-game"; // the option of games that have such a variant

const usualSeats = (): SeatPlan[] =>
  USUAL_LEVELS.map((level, seat) => ({
    kind: seat === 0 ? "me" : "bot",
    level,
    character: USUAL_CHARACTERS[seat]!,
    name: "",
  }));

export class Setup {
  game = $state("");
  players = $state(4);
  seats = $state<SeatPlan[]>(usualSeats());
  options = $state<Record<string, OptionValue>>({});
  hints = $state(false); // among people
  pace = $state<PacePlan>({ ...USUAL_PACE });
  watchable = $state(true); // with open seats: by whoever visits
  #hasOpenTables = $state(false); // this server

  /** As a plan says, otherwise as it was the last time. */
  constructor(plan?: Plan) {
    try {
      this.take(plan ?? (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Plan>));
    } catch {
      // Without storage the table is set up as usual.
    }
  }

  /** Set the table as it was once. */
  take(plan: Partial<Plan>): void {
    Object.assign(this, plan);
  }

  get plan(): Plan {
    const { game, players, seats, options, hints, pace, watchable } = this;
    return $state.snapshot({ game, players, seats, options, hints, pace, watchable });
  }

  remember(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.plan));
    } catch {
      // Without storage it is not remembered.
    }
  }

  /** Adapt a remembered table to what is offered now. */
  fit({ games: offers, levels, open_tables: hasOpenTables }: Pick<Home, "games" | "levels" | "open_tables">): void {
    this.#hasOpenTables = hasOpenTables;
    this.seats.forEach((seat, number) => {
      if (seat.kind === "open" && !hasOpenTables) seat.kind = "friend";
      if (!levels.includes(seat.level)) seat.level = USUAL_LEVELS[number]!;
      seat.character ??= USUAL_CHARACTERS[number]!; // remembered from before there were characters
    });
    const offer = offers.find((it) => it.name === this.game) ?? offers[0];
    if (!offer) return;
    this.choose(offer);
    if (!levels.includes(this.pace.standIn)) this.pace.standIn = levels.at(-1) ?? "";
  }

  choose(offer: GameOffer): void {
    if (offer.name !== this.game) this.options = {};
    this.game = offer.name;
    this.count(Math.max(offer.fewest, Math.min(this.players, offer.most)));
  }

  /** So many play; I am one of them. */
  count(players: number): void {
    const mine = this.seats.findIndex(({ kind }) => kind === "me");
    if (mine >= players) this.swap(mine, players - 1);
    this.players = players;
  }

  swap(one: number, other: number): void {
    const seats = [...this.seats];
    [seats[one], seats[other]] = [seats[other]!, seats[one]!];
    this.seats = seats;
  }

  /** Who may sit at a seat that is not one's own. */
  get kinds(): readonly SeatKind[] {
    return this.#hasOpenTables ? [...SEAT_KINDS, "open"] : SEAT_KINDS;
  }

  get hasOpenSeats(): boolean {
    return this.seats.slice(0, this.players).some(({ kind }) => kind === "open");
  }

  /** Whether people play among themselves; who plays against bots alone may have hints anyway. */
  get hasCompany(): boolean {
    return this.seats.slice(0, this.players).filter(({ kind }) => kind !== "bot").length > 1;
  }

  value(option: OptionOffer): OptionValue {
    return this.options[option.name] ?? option.usual;
  }

  set(option: OptionOffer, value: OptionValue): void {
    this.options = { ...this.options, [option.name]: value };
  }

  request(offer: GameOffer): NewGame {
    const seats = this.seats.slice(0, this.players);
    const hints = this.hasCompany ? this.hints : null;
    const known = charactersOf(offer);
    return {
      game: this.game,
      seats: seats.map((seat, number) => seatOf(seat, number, known)),
      options: this.#options(),
      hints,
      pace: this.#pace(),
      watchable: this.hasOpenSeats && this.watchable,
    };
  }

  #pace(): Pace | null {
    const { isOverDays, hours, nights, leavesOutNights, standIn } = this.pace;
    if (!isOverDays) return null;
    return { hours, nights: leavesOutNights ? { ...nights, zone: ownZone() } : null, stand_in: standIn };
  }

  /** One click: me and bots at all other seats, and straight to the first round. */
  quick(offer: GameOffer, isIntroductory: boolean): NewGame {
    const me: NewSeat = { kind: "me", name: settings.name.trim() || null };
    const company = mixed(charactersOf(offer).filter((name) => !WITHOUT_HABITS.includes(name)));
    const bots = this.quickLevels.map((level, number): NewSeat => {
      return { kind: "bot", name: null, level, character: characterAt(level, company[number], company) };
    });
    const flags = { "random-setup": true, [INTRODUCTORY]: isIntroductory };
    const known = Object.entries(flags).filter(([name]) => offer.options.some((option) => option.name === name));
    return { game: offer.name, seats: [me, ...bots], options: Object.fromEntries(known), hints: null };
  }

  /** Who plays at a bot's seat, if the game has characters. */
  characterAt(number: number, offer: GameOffer): string | null {
    const { level, character } = this.seats[number]!;
    return characterAt(level, character, charactersOf(offer));
  }

  /** The bots of the quick game: as many as other seats are chosen, each of the level chosen there. */
  get quickLevels(): string[] {
    const others = this.seats.slice(0, this.players).filter(({ kind }) => kind !== "me");
    return others.slice(0, this.players - 1).map(({ level }) => level);
  }

  /** Seats that are no longer at the table cannot be named in an option. */
  #options(): Record<string, OptionValue> {
    const given = Object.entries(this.options);
    return Object.fromEntries(
      given.map(([name, value]) => [name, Array.isArray(value) ? value.filter((seat) => seat < this.players) : value]),
    );
  }
}

/** A friend has no name before they come; a bot's name would be taken for theirs. */
function seatOf({ kind, level, character, name }: SeatPlan, seat: number, known: string[]): NewSeat {
  if (kind === "open") return { kind };
  const usual = { me: settings.name, friend: t("new-friend-name", { seat: t(`seat-${seat}`) }), here: "", bot: "" };
  const called = (name || usual[kind]).trim();
  if (kind !== "bot") return { kind, name: called || null };
  return { kind, name: called || null, level, character: characterAt(level, character, known) };
}

const charactersOf = (offer: GameOffer): string[] => offer.characters.map(({ name }) => name);

/** Only bots of our levels have a character, in games that know it. */
const characterAt = (level: string, character: string | undefined, known: string[]): string | null =>
  character !== undefined && LEVELS.includes(level) && known.includes(character) ? character : null;

const mixed = (names: string[]): string[] =>
  names
    .map((name) => [Math.random(), name] as const)
    .sort(([a], [b]) => a - b)
    .map(([, name]) => name);

/** Whether a game has a variant for those who play it for the first time. */
export const hasIntroduction = (offer: GameOffer): boolean => offer.options.some(({ name }) => name === INTRODUCTORY);
