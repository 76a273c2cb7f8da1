/**
 * The sowing that is being looked at: that of the tray under the pointer, of the tray that was chosen, or of a plan. The
 * order of a chosen one can be changed, by exchanging two markers, before it is sent as a whole.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { NUMERALS } from "../../pieces/numerals.ts";
import { advance } from "../../table/choices.ts";
import type { Answer, Plan, Preview, Table, Way } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import {
  completes,
  completing,
  isAnyOrder,
  isLastTurn,
  lacks,
  neededIn,
  type Beside,
  type Planned,
  type Sown,
} from "./planner.ts";
import type { TrajanPlay } from "./play.ts";
import { bestAnswer } from "./reading.ts";
import type { Sowable } from "./sowable.ts";
import { actionsOf, exchanged, orderOf, receivers, targetOf } from "./sowing.ts";

export interface Considered extends Sown {
  target: number;
  trays: number[]; // where each marker of the order goes
  isChosen: boolean; // and can be changed
}

export class Sower {
  #picked = $state.raw<{ source: number; place: number } | null>(null);
  #planned = $state.raw<Planned | null>(null); // looked at in the planner
  #begun = $state.raw<{ plan: Planned; table: Table } | null>(null); // chosen there
  readonly #play: TrajanPlay;

  constructor(play: TrajanPlay) {
    this.#play = play;
  }

  readonly considered: Considered | null = $derived.by(() => {
    if (this.#planned) return consideredOf(this.#planned, false);
    const { gesture, box, real, opened, me } = this.#play;
    const actions = gesture?.actions ?? [];
    const source = box.actions.indexOf(actions[0]?.replace("tray.", "") ?? "");
    const markers = real.position.mats[me]?.trays[source];
    if (!markers || !actions[0]?.startsWith("tray.")) return null;
    return consideredOf({ source, order: orderOf(actions, markers, box.colours) }, opened?.action === actions[0]);
  });

  /** The table that would follow; nothing of a plan, which the server has not been asked about. */
  readonly after: TrajanPlay["after"] = $derived.by(() => (this.#planned ? null : this.#play.after));

  /** The plan that the sowing considered belongs to. */
  readonly #plan: Planned | null = $derived.by(() => {
    if (this.#planned) return this.#planned;
    const { plan, table } = this.#begun ?? {};
    const isBegun = this.considered?.isChosen && this.considered.source === plan?.source;
    return isBegun && table === this.#play.real ? (plan ?? null) : null;
  });

  /** The places in the order whose markers come where the plan needs them. */
  readonly needed: readonly number[] = $derived.by(() =>
    this.#plan && this.considered ? neededIn(this.#plan, this.considered.order) : [],
  );

  /** The best answer to the action that this sowing leads to; of a plan, or where a tile asks first, as looked ahead. */
  readonly best: Answer | null = $derived.by(() => {
    const decision = this.after?.decision;
    const best = decision?.question === "action" ? bestAnswer(decision) : null;
    return best ?? (this.considered && this.prospect(this.considered.source));
  });

  /** What that brings, in words. */
  readonly brings: string = $derived.by(() =>
    this.considered ? this.wordsFor(this.considered.target, this.best) : "",
  );

  /** The words of the best answer to an action; what a stack shows once its tile is taken nobody can foretell. */
  wordsFor(tray: number, best: Answer | null): string {
    const { real, box, me } = this.#play;
    const takesTile = box.actions[tray] === "trajan" && real.position.mats[me]?.arch != null;
    return best?.phrase ?? (takesTile ? t("trajan-page-takes-tile") : "");
  }

  /** What this turn can bring: the tile that the sowing completes, and the best that the action can do then. */
  readonly outlook: Pick<Preview, "points" | "forecast"> | null = $derived.by(() => {
    const { real, me, preview } = this.#play;
    if (!this.considered) return null;
    const sown = this.after ? advance(real, this.after, me) : preview;
    const acted = this.best?.preview;
    return {
      points: (sown?.points ?? 0) + (acted?.points ?? 0),
      forecast: (sown?.forecast ?? 0) + (acted?.forecast ?? 0),
    };
  });

  /** For a part of the planner: while it is looked at, circle and time show the sowing that it is about. */
  showing(plan: () => Planned | null): Attachment {
    return (element) => {
      const show = () => (this.#planned = plan());
      const hide = () => (this.#planned = null);
      const ends = [
        ...["pointerenter", "focusin"].map((event) => on(element, event, show)),
        ...["pointerleave", "focusout"].map((event) => on(element, event, hide)),
        hide,
      ];
      return () => ends.forEach((end) => end());
    };
  }

  /** The circle that is sown, and the tile beside the tray where that ends. */
  readonly #beside: { circle: string[][]; tile: (Beside & { points: number }) | null } = $derived.by(() => {
    const { real, box, me } = this.#play;
    const mat = real.position.mats[me];
    const slot = this.considered?.target ?? -1;
    const tile = box.tiles[mat?.slots[slot] ?? -1];
    return { circle: mat?.trays ?? [], tile: tile ? { slot, wanted: tile.colours, points: tile.points } : null };
  });

  /** Whether the sowing considered has markers of several colours: of one colour there is one order. */
  readonly #isMixed: boolean = $derived.by(() => new Set(this.considered?.order).size > 1);

  readonly #isLast: boolean = $derived.by(() => {
    const { real, box } = this.#play;
    return this.considered !== null && isLastTurn(real.position, box, this.considered.order.length);
  });

  /** Whether the order decides if this sowing completes the tile where it ends. */
  readonly #isOpenBeside: boolean = $derived.by(() => {
    const [now, { circle, tile }] = [this.considered, this.#beside];
    return now !== null && tile !== null && !isAnyOrder(circle, now.source, tile);
  });

  /** The trays beside which tiles still lack a colour that is sown: where it goes counts for them, now or later. */
  readonly concerned: readonly number[] = $derived.by(() => {
    const now = this.considered;
    const { real, box, me } = this.#play;
    const mat = real.position.mats[me];
    if (!now || !mat || !this.#isMixed) return [];
    const tiles = mat.slots.flatMap((number, slot) => {
      const wanted = box.tiles[number ?? -1]?.colours;
      return wanted ? [{ slot, wanted }] : [];
    });
    const lacking = tiles.filter((tile) => lacks(mat.trays, now, tile)).map(({ slot }) => slot);
    return this.#isLast ? lacking.filter((slot) => slot === now.target && this.#isOpenBeside) : lacking;
  });

  /** Whether the order changes nothing about any tile of one's own, nor about what is planned. */
  readonly isFree: boolean = $derived.by(() => {
    const isPlanned = this.#plan !== null && this.#plan.needed.length > 0;
    return this.#isMixed && !isPlanned && this.concerned.length === 0;
  });

  /** The tiles for which the order counts in later turns alone: this sowing completes none, in whichever order. */
  readonly #later: readonly number[] = $derived.by(() => {
    return this.considered && !this.#isOpenBeside ? this.concerned : [];
  });

  /** An order that completes the tile there, where the one chosen does not. */
  readonly better: { order: string[]; points: number } | null = $derived.by(() => {
    const [now, { circle, tile }] = [this.considered, this.#beside];
    if (!now?.isChosen || !tile || completes(circle, now, tile)) return null;
    const order = completing(circle, now.source, tile);
    return order && { order, points: tile.points };
  });

  /** What can be done about the order, in words; on a touch screen markers are tapped. */
  advise(isTapped = false): string {
    if (this.picked !== null) return t("trajan-page-swap-with");
    if (this.needed.length > 0) return t("trajan-page-planned-order");
    const how = t(isTapped ? "trajan-phone-change-order" : "trajan-page-change-order");
    if (this.#later.length > 0) {
      const trays = this.#later.map((tray) => NUMERALS[tray]).join(", ");
      const why = t("trajan-page-order-later", { trays, count: this.#later.length });
      return this.considered?.isChosen ? `${why}. ${how}` : why;
    }
    if (this.isFree) return t("trajan-page-any-order");
    if (this.considered?.isChosen) return how;
    return t(this.#play.selected || this.#planned ? "trajan-page-any-order" : "trajan-page-press-tray");
  }

  /** The marker that waits for another one to change places with. */
  get picked(): number | null {
    const now = this.considered;
    return now?.isChosen && now.source === this.#picked?.source ? this.#picked.place : null;
  }

  /**
   * Press a marker of the order: the first one is picked up, the second one changes places with it. Where both come into
   * one tray that would change nothing, and the second one is picked up instead.
   */
  pick(place: number): void {
    const before = this.picked;
    const { source = -1, trays = [] } = this.considered ?? {};
    if (before === place) this.#picked = null;
    else if (before === null || trays[before] === trays[place]) this.#picked = { source, place };
    else this.exchange(before, place);
  }

  /** Press the marker that comes into a tray; where none comes the one picked up is laid down. */
  pickIn(tray: number): void {
    const place = this.considered?.trays.lastIndexOf(tray) ?? -1;
    if (place < 0) this.#picked = null;
    else this.pick(place);
  }

  exchange(one: number, other: number): void {
    this.#picked = null;
    const now = this.considered;
    if (!now?.isChosen || one === other) return;
    this.arrange(exchanged(now.order, one, other, this.#play.box.colours));
  }

  /** What `use:sowable` needs at a marker of the order. */
  sowableAt(place: number): Sowable {
    return { place, pick: (at) => this.pick(at), exchange: (one, other) => this.exchange(one, other) };
  }

  /** Sow the chosen tray in this order. */
  arrange(order: string[]): void {
    const { opened, box } = this.#play;
    const plain = opened?.ways[0];
    if (!opened || !plain) return;
    const actions = actionsOf(opened.action.replace("tray.", ""), order, box.colours);
    const known = opened.ways.find((way) => way.actions.join() === actions.join());
    this.#play.take(known ?? { ...plain, actions, phrases: [], preview: UNKNOWN });
  }

  /** Choose the order of a plan, whose tray has just been chosen. */
  begin(plan: Planned): void {
    this.#begun = { plan, table: this.#play.real };
    this.arrange(plan.order);
  }

  /** The best answer to the action that a tray leads to, where that can be told. */
  prospect(tray: number): Answer | null {
    const action = `tray.${this.#play.box.actions[tray] ?? ""}`;
    return this.#play.real.decision?.plans.find((plan) => plan.action === action)?.leads_to ?? null;
  }

  /** The points that a tray can bring: of the tile it completes, and of the best that its action can do then. */
  promise(plan: Plan | null, tray: number): number {
    const points = this.prospect(tray)?.preview?.points ?? 0;
    return plan ? (plan.ways[0]?.preview?.points ?? 0) + points : 0;
  }

  /** The order of a way that the server has proposed. */
  orderOf(way: Way, markers: readonly string[]): string[] {
    return orderOf(way.actions, markers, this.#play.box.colours);
  }
}

function consideredOf({ source, order }: Sown, isChosen: boolean): Considered {
  const count = order.length;
  return { source, order, isChosen, target: targetOf(source, count), trays: receivers(source, count) };
}

/** What an order of one's own brings is told once it has been tried out. */
const UNKNOWN = { points: 0, forecast: 0, sources: {}, resources: {}, veiled: false };

const sowers = new WeakMap<TrajanPlay, Sower>();

/** The one sower of a table: circle, bar and planner share it, and it outlives the part that asks for it first. */
export function sowerOf(play: TrajanPlay): Sower {
  if (!sowers.has(play)) $effect.root(() => void sowers.set(play, new Sower(play)));
  return sowers.get(play)!;
}
