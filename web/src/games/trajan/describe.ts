/** The table of Trajan in words, part by part, for those who do not see it. */
import { NUMERALS } from "../../pieces/numerals.ts";
import type { Described } from "../../table/face.ts";
import type { Play } from "../../table/play.svelte.ts";
import { seatsFrom } from "../../table/seats.ts";
import { t } from "../../words.svelte.ts";
import { provinceWords, siteWords } from "./places.ts";
import type { TrajanPlay } from "./play.ts";
import { bestShipment, nameOf, titleOf, type Mat } from "./reading.ts";
import { endersOf, headingOf } from "./time.ts";

export function describe(given: Play): Described[] {
  const play = given as TrajanPlay;
  return [time(play), provinces(play), construction(play), senate(play), goods(play), stacks(play)].concat(
    seatsFrom(play.me, play.real.position.mats.length).map((seat) => matOf(play, seat)),
  );
}

const playerOf = (play: TrajanPlay, seat: number) => play.room.seats[seat]?.name ?? "";
const listed = (words: string[]) => words.join(", ") || "–";

function time(play: TrajanPlay): Described {
  const { position } = play.real;
  const { box } = play;
  return {
    title: t("trajan-words-time"),
    lines: [
      t("trajan-page-quarter-of", { quarter: NUMERALS[position.quarter] ?? "" }),
      `${headingOf(play, play.real)}. ${endersOf(play, play.real)}`.trimEnd(),
      `${t("trajan-page-demands")}: ${listed(position.demands.map((demand) => nameOf(box, demand)))}`,
    ],
  };
}

function provinces(play: TrajanPlay): Described {
  const lines = play.real.position.provinces.map((province) => provinceWords(play, province));
  return { title: t("trajan-page-map"), lines };
}

function construction(play: TrajanPlay): Described {
  const lines = play.real.position.sites.map((site, index) => siteWords(play, site, index));
  return { title: t("trajan-page-sites"), lines };
}

function senate(play: TrajanPlay): Described {
  const standings = [...play.real.position.senate].sort((one, other) => one.place - other.place);
  const lines = standings.map(({ seat, votes, step }) =>
    t("trajan-words-senator", { name: playerOf(play, seat), votes, step }),
  );
  const bonuses = play.real.position.bonuses.map((tile) => play.box.bonuses[tile]?.texts[0] ?? "");
  return { title: t("trajan-page-senate-track"), lines: [...lines, `${t("trajan-page-bonus")}: ${listed(bonuses)}`] };
}

function goods(play: TrajanPlay): Described {
  const { position } = play.real;
  const tiles = [...position.extra, ...position.forum].flatMap((kind) =>
    kind ? [nameOf(play.box, `tile-${kind}`)] : [],
  );
  const ships = position.ships.map(
    ({ name, points }) => `${titleOf(play.box, `ship-${name}`)}: ${points.slice(1).join(", ")}`,
  );
  const piles = position.piles.map(({ name, top, cards }) =>
    t("trajan-page-pile", { pile: name, card: top ? nameOf(play.box, top) : "–", count: cards }),
  );
  const best = play.real.over ? null : bestShipment(position, play.me);
  const own = best ? [`${t("trajan-page-best-ship")}: ${nameOf(play.box, `ship-${best.ship}`)}, ${best.points}`] : [];
  return {
    title: t("trajan-words-goods"),
    lines: [
      `${titleOf(play.box, "forum")}: ${listed(tiles)}`,
      ...ships,
      ...piles,
      t("trajan-page-deck", { count: position.deck }),
      ...own,
    ],
  };
}

function stacks(play: TrajanPlay): Described {
  const lines = play.real.position.stacks.map(({ name, top, below }) =>
    t("trajan-page-stack", {
      stack: titleOf(play.box, `stack-${name}`),
      tile: play.box.tiles[top ?? -1]?.text ?? "–",
      below,
    }),
  );
  return { title: t("trajan-page-tile"), lines };
}

function matOf(play: TrajanPlay, seat: number): Described {
  const mat = play.real.position.mats[seat]!;
  const { box } = play;
  const tokens = t("trajan-words-tokens", { workers: mat.workers, legionnaires: mat.legionnaires });
  const counted = (counts: Record<string, number>, family = "") =>
    listed(Object.entries(counts).map(([thing, count]) => `${nameOf(box, family + thing)} ${count}`));
  return {
    title: t("trajan-page-mat-of", { name: playerOf(play, seat) }),
    lines: [
      ...box.actions.map((_, tray) => trayOf(play, mat, tray)),
      `${t("trajan-page-hand", { count: mat.cards })} (${counted(mat.hand)})`,
      `${t("trajan-page-display")}: ${counted(mat.display)}`,
      `${t("trajan-words-tiles")}: ${counted(mat.tiles, "tile-")}`,
      `${t("trajan-page-buildings")}: ${counted(mat.buildings)}; ${t("trajan-page-votes-total", { votes: mat.votes })}`,
      `${t("trajan-page-supply")}: ${mat.supply}; ${tokens}`,
    ],
  };
}

function trayOf({ box }: TrajanPlay, mat: Mat, tray: number): string {
  const markers = listed((mat.trays[tray] ?? []).map((colour) => nameOf(box, colour)));
  const tile = box.tiles[mat.slots[tray] ?? -1];
  const plus = mat.plus_two[tray] ? " [+2]" : "";
  return `${titleOf(box, box.actions[tray] ?? "")}${plus}: ${markers}${tile ? `. ${t("trajan-page-tile")}: ${tile.text}` : ""}`;
}
