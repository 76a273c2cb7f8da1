/** Provinces and sites in words; what is not there is not told. */
import { t } from "../../words.svelte.ts";
import type { TrajanPlay } from "./play.ts";
import { nameOf } from "./reading.ts";

type Lands = TrajanPlay["table"]["position"];
type Province = Lands["provinces"][number];
type Site = Lands["sites"][number];

export function provinceWords(play: TrajanPlay, { name, points, tile, leaders, legionnaires }: Province): string {
  return [
    t("trajan-page-province", { name: nameOf(play.box, name), points }),
    tile ? t("trajan-page-province-tile", { tile: nameOf(play.box, `tile-${tile}`) }) : "",
    among(play, "trajan-page-leaders", leaders),
    among(play, "trajan-page-legionnaires", legionnaires),
  ]
    .join(" ")
    .trim();
}

export function siteWords(play: TrajanPlay, { building, points, workers }: Site, index: number): string {
  const [row, column] = [Math.floor(index / play.box.site_columns), index % play.box.site_columns];
  return [
    t("trajan-page-site", {
      site: t("place", { row: row + 1, column: column + 1 }),
      building: building ? `${nameOf(play.box, building)} ${points}` : t("trajan-page-empty-site"),
    }),
    among(play, "trajan-page-workers", workers),
  ]
    .join(" ")
    .trim();
}

function among(play: TrajanPlay, message: string, seats: number[]): string {
  const names = seats.map((seat) => play.room.seats[seat]?.name ?? "").join(", ");
  return names && t(message, { names });
}
