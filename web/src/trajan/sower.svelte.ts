/**
 * The sowing that is being looked at: that of the tray under the pointer, or of the tray that was chosen. The order of a
 * chosen one can be changed, by exchanging two markers, before it is sent as a whole.
 */
import type { Way } from "../wire.ts";
import type { TrajanPlay } from "./play.ts";
import type { Sowable } from "./sowable.ts";
import { actionsOf, exchanged, orderOf, receivers, targetOf } from "./sowing.ts";

export interface Considered {
  source: number;
  target: number;
  order: string[];
  trays: number[]; // where each marker of the order goes
  isChosen: boolean; // and can be changed
}

export class Sower {
  /** The marker that waits for another one to change places with. */
  picked = $state<number | null>(null);
  readonly #play: TrajanPlay;

  constructor(play: TrajanPlay) {
    this.#play = play;
  }

  readonly considered: Considered | null = $derived.by(() => {
    const { gesture, box, real, opened, me } = this.#play;
    const actions = gesture?.actions ?? [];
    const source = box.actions.indexOf(actions[0]?.replace("tray.", "") ?? "");
    const markers = real.position.mats[me]?.trays[source];
    if (!markers || !actions[0]?.startsWith("tray.")) return null;
    const order = orderOf(actions, markers, box.colours);
    return {
      source,
      target: targetOf(source, order.length),
      order,
      trays: receivers(source, order.length),
      isChosen: opened?.action === actions[0],
    };
  });

  /** Press a marker of the order: the first one is picked up, the second one changes places with it. */
  pick(place: number): void {
    const before = this.picked;
    if (before === null) this.picked = place;
    else if (before === place) this.picked = null;
    else this.exchange(before, place);
  }

  exchange(one: number, other: number): void {
    this.picked = null;
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

  /** The order of a way that the server has proposed. */
  orderOf(way: Way, markers: readonly string[]): string[] {
    return orderOf(way.actions, markers, this.#play.box.colours);
  }
}

/** What an order of one's own brings is told once it has been tried out. */
const UNKNOWN = { points: 0, forecast: 0, sources: {}, resources: {} };

const sowers = new WeakMap<TrajanPlay, Sower>();

/** The one sower of a table: circle, bar and planner share it. */
export function sowerOf(play: TrajanPlay): Sower {
  const known = sowers.get(play) ?? new Sower(play);
  sowers.set(play, known);
  return known;
}

/** Whether all orders bring the same at once, as far as the server has told them. */
export function isAnyOrder(ways: readonly Way[]): boolean {
  const points = ways.map((way) => way.preview?.points ?? 0);
  const best = points[0] ?? 0;
  return best === 0 || (ways.length < MOST_WAYS && points.every((value) => value === best));
}
const MOST_WAYS = 4; // of a plan; beyond them the server tells none
