/**
 * The sowing that is being looked at: that of the tray under the pointer, of the tray that was chosen, or of a plan. The
 * order of a chosen one can be changed, by exchanging two markers, before it is sent as a whole.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { SvelteMap } from "svelte/reactivity";
import type { Answer, Plan, Table, Way } from "../wire.ts";
import { t } from "../words.svelte.ts";
import { completes, completing, isAnyOrder, neededIn, type Beside, type Planned, type Sown } from "./planner.ts";
import type { TrajanPlay } from "./play.ts";
import type { Sowable } from "./sowable.ts";
import { actionsOf, exchanged, orderOf, receivers, targetOf } from "./sowing.ts";
import { bestAnswer } from "./trajan.ts";

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
  readonly #prospects = new SvelteMap<string, Answer>(); // by the action that sows a tray
  #foreseen = $state.raw<Table | null>(null); // the table that they belong to

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
  readonly brings: string = $derived.by(() => (this.considered ? this.wordsFor(this.considered.target, this.best) : ""));

  /** The words of the best answer to an action; what a stack shows once its tile is taken nobody can foretell. */
  wordsFor(tray: number, best: Answer | null): string {
    const { real, box, me } = this.#play;
    const takesTile = box.actions[tray] === "trajan" && real.position.mats[me]?.arch != null;
    return best?.phrase ?? (takesTile ? t("trajan-page-takes-tile") : "");
  }

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

  /** Whether the order of the colours changes nothing about what this sowing completes, nor about what is planned. */
  readonly isFree: boolean = $derived.by(() => {
    const [now, { circle, tile }] = [this.considered, this.#beside];
    if (!now || new Set(now.order).size < 2) return false; // there is no choice
    if (this.#plan && this.#plan.needed.length > 0) return false;
    return !tile || isAnyOrder(circle, now.source, tile);
  });

  /** An order that completes the tile there, where the one chosen does not. */
  readonly better: { order: string[]; points: number } | null = $derived.by(() => {
    const [now, { circle, tile }] = [this.considered, this.#beside];
    if (!now?.isChosen || !tile || completes(circle, now, tile)) return null;
    const order = completing(circle, now.source, tile);
    return order && { order, points: tile.points };
  });

  /** What can be done about the order, as the name of a message. */
  get advice(): string {
    if (this.picked !== null) return "trajan-page-swap-with";
    if (this.needed.length > 0) return "trajan-page-planned-order";
    if (this.isFree || this.#planned) return "trajan-page-any-order";
    if (this.considered?.isChosen) return "trajan-page-change-order";
    return this.#play.selected ? "trajan-page-any-order" : "trajan-page-press-tray"; // of one colour there is one order
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

  /** Ask the server, tray by tray, what the action that it leads to could bring. */
  async lookAhead(): Promise<void> {
    const table = this.#play.real;
    if (this.#foreseen === table) return;
    this.#foreseen = table;
    this.#prospects.clear();
    for (const plan of table.decision?.plans ?? []) {
      const best = await this.#bestAfter(plan);
      if (this.#play.real !== table) return; // something else is asked meanwhile, or in another language
      if (best) this.#prospects.set(plan.action, best);
    }
  }

  /** In whichever order, the action is the same: the last one completes no tile, which could ask something before it. */
  async #bestAfter(plan: Plan): Promise<Answer | null> {
    for (const way of new Set([plan.ways[0], plan.ways.at(-1)])) {
      const after = way && (await this.#play.foresee(plan, way));
      if (after?.decision?.question === "action") return bestAnswer(after.decision);
    }
    return null;
  }

  /** The best answer to the action that a tray leads to, once that is known. */
  prospect(tray: number): Answer | null {
    if (this.#foreseen !== this.#play.real) return null;
    return this.#prospects.get(`tray.${this.#play.box.actions[tray] ?? ""}`) ?? null;
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
