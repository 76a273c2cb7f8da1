/** What the server is asked about finished games that are looked at closely. */
import { ask, game } from "../api.ts";
import type { GameAnalysis, JudgedMoment, Language, Table } from "../wire.ts";

/** Begin, or begin again after a failure; with `deep`, for a closer look. */
export const analyse = (id: string, deep = false) =>
  ask<GameAnalysis>("POST", game(id, "/analyse"), { body: { deep }, again: true });

export const analysis = (id: string, seat: number, language: Language, after: number, wanted?: AbortSignal) =>
  ask<GameAnalysis>("GET", game(id, "/analysis"), {
    query: { seat, open: "false", language, after },
    ...(wanted && { wanted }),
  });

export const judgedMoment = (id: string, index: number, seat: number, language: Language) =>
  ask<JudgedMoment>("GET", game(id, `/analysis/${index}`), { query: { seat, open: "false", language } });

/** The table of a seat as it would have been after other answers than its own at a moment, `revision`. */
export const exploreReplay = (id: string, seat: number, revision: number, actions: string[], language: Language) =>
  ask<Table>("POST", game(id, "/replay/explore"), { body: { seat, revision, actions, language }, again: true });
