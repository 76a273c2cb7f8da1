/** What is asked of the server in games over days only. */
import { ask, game } from "../../api.ts";

export const nudge = (id: string, seat: number) => ask<void>("POST", game(id, `/seats/${seat}/nudge`));
export const takeSeat = (id: string, seat: number) =>
  ask<void>("POST", game(id, `/seats/${seat}/return`), { again: true });
export const askForPause = (id: string, seat: number, until: number) =>
  ask<{ done: boolean }>("POST", game(id, `/seats/${seat}/pause`), { body: { until } });
export const endPause = (id: string) => ask<void>("POST", game(id, "/resume"), { again: true });
