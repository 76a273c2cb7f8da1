/** Whom we are waiting for. */
import { seenAt } from "../seen.svelte.ts";
import type { Seat } from "../wire.ts";
import { t } from "../words.svelte.ts";
import type { Play } from "./play.svelte.ts";

type Looking = Pick<Play, "real" | "room" | "me">;

export function waitedFor({ real, room, me }: Looking): Seat[] {
  return real.statuses.flatMap((status, seat) => (status.decides && seat !== me ? [room.seats[seat]!] : []));
}

/** What was last seen of this table, without a network, is one's own turn: the server alone can take an answer. */
export const isOwnTurnLater = ({ real, me }: Looking): boolean =>
  seenAt() !== null && real.decision === null && (real.statuses[me]?.decides ?? false);

export function waitingFor(play: Looking): string {
  if (play.real.over) return t("bar-over");
  if (isOwnTurnLater(play)) return t("bar-yours-later");
  const waited = waitedFor(play);
  if (waited.length === 0) return t("bar-waiting-nobody");
  const names = new Intl.ListFormat(play.real.language, { type: "conjunction" });
  return t("bar-waiting", { names: names.format(waited.map((seat) => seat.name)), count: waited.length });
}
