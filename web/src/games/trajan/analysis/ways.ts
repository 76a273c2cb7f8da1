/** The ways to sow that an analysis compares. */
import type { ComparedAnswer } from "../../../wire.ts";
import type { TrajanPlay } from "../play.ts";
import { orderOf, receivers, targetOf } from "../sowing.ts";

/** A sowing in the order in which its markers were, or would have been, laid. */
export interface SownWay {
  source: number;
  order: string[];
  trays: number[]; // where each marker of the order comes to lie
  target: number;
}

export const isSowing = ({ actions }: Pick<ComparedAnswer, "actions">): boolean =>
  actions[0]?.startsWith("tray.") ?? false;

export function wayOf(play: TrajanPlay, seat: number, answer: ComparedAnswer | null): SownWay | null {
  if (!answer || !isSowing(answer)) return null;
  const { box, real } = play;
  const source = box.actions.indexOf(answer.actions[0]!.slice("tray.".length));
  const markers = real.position.mats[seat]?.trays[source] ?? [];
  const order = orderOf(answer.actions, markers, box.colours);
  return { source, order, trays: receivers(source, markers.length), target: targetOf(source, markers.length) };
}
