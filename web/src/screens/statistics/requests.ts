/** What the server knows of one's finished games. */
import { ask } from "../../api.ts";
import type { Language, Statistics } from "../../wire.ts";

export interface Choice {
  game: string; // nothing: both
  players: number; // 0: all
  company: string; // nothing: everybody
  days: number; // 0: ever
}

export const EVERYTHING: Choice = { game: "", players: 0, company: "", days: 0 };

export const statistics = ({ game, players, company, days }: Choice, language: Language) =>
  ask<Statistics>("GET", "/api/statistics", {
    query: {
      game: game || undefined,
      players: players || undefined,
      company: company || undefined,
      days: days || undefined,
      language,
    },
  });

export const forget = () => ask<undefined>("POST", "/api/statistics/forget", { again: true });
export const fileAddress = (form: "csv" | "json", language: Language) =>
  `/api/statistics/results/${form}?language=${language}`;
