/** The table of Forum Trajanum in words, part by part, for those who do not see it. */
import { NUMERALS } from "../../pieces/numerals.ts";
import type { Described } from "../../table/face.ts";
import type { Play } from "../../table/play.svelte.ts";
import { seatsFrom } from "../../table/seats.ts";
import type { CitizenRow, ForumBox, ForumPosition, Mat, Room } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import type { ForumTrajanumPlay } from "./play.ts";
import { faceOn, SIDE, squareWords, streetsOf } from "./reading.ts";

export function describe(play: Play): Described[] {
  const { box, real, room, me } = play as ForumTrajanumPlay;
  const { position } = real;
  return [
    round(box, position, me),
    supply(box, position),
    forum(box, position, room),
    cards(box, position, me),
    ...seatsFrom(me, position.mats.length).map((seat) => matOf(box, position, seat, room)),
  ];
}

function round(box: ForumBox, position: ForumPosition, reader: number): Described {
  const mat = position.mats[Math.max(0, reader)];
  const streets = mat ? streetsOf(box, mat).filter((street) => position.streets.includes(street.symbol)) : [];
  const where = streets.map(({ name, isRow, line }) =>
    t("forum-trajanum-words-street", { name, line: line + 1, kind: isRow ? "row" : "column" }),
  );
  const number = t("forum-trajanum-words-round", { cycle: NUMERALS[position.cycle] ?? "", round: position.round + 1 });
  return { title: t("forum-trajanum-words-round-title"), lines: [number, ...where] };
}

function supply(box: ForumBox, position: ForumPosition): Described {
  const lines = Object.keys(position.single).map((colour) =>
    t("forum-trajanum-words-supply", {
      coloured: nameOf(box, colour),
      grey: nameOf(box, box.single_grey[colour] ?? ""),
      single: position.single[colour] ?? 0,
      double: position.double[colour] ?? 0,
    }),
  );
  return { title: t("forum-trajanum-supply-title"), lines };
}

function forum(box: ForumBox, position: ForumPosition, room: Room): Described {
  const lines = room.seats.map(({ seat, name }) => {
    const squares = position.envoys.flatMap((owner, square) => (owner === seat ? [squareWords(box, square)] : []));
    const mat = position.mats[seat];
    return t("forum-trajanum-words-envoys", {
      name,
      count: squares.length,
      squares: squares.join("; "),
      group: mat?.group ?? 0,
      points: mat?.group_points ?? 0,
      eagles: mat?.eagle_points ?? 0,
    });
  });
  return { title: t("forum-trajanum-forum-title"), lines };
}

function cards(box: ForumBox, position: ForumPosition, reader: number): Described {
  const progress = position.mats[reader]?.cards ?? [];
  const lines = box.cards.flatMap(({ cycle, building_text: building, collecting_text: collecting }) => {
    const mine = progress.find((card) => card.cycle === cycle);
    const card = t("forum-trajanum-card-label", { cycle: NUMERALS[cycle] ?? "", building, collecting });
    if (!mine) return [card];
    const { built, collected, value } = mine;
    return [`${card} ${t("forum-trajanum-card-progress", { built, collected, value })}`];
  });
  return { title: t("forum-trajanum-cards-title"), lines };
}

function matOf(box: ForumBox, position: ForumPosition, seat: number, room: Room): Described {
  const mat = position.mats[seat]!;
  const rows = Array.from({ length: SIDE }, (_, row) => {
    const spaces = mat.spaces.slice(row * SIDE, (row + 1) * SIDE);
    return `${t("forum-trajanum-street-row", { number: row + 1 })}: ${spaces.map((content) => contentOf(box, content)).join(", ")}.`;
  });
  const citizens = mat.rows.filter((row) => row.citizens.length > 0).map((row) => citizensOf(box, row));
  return {
    title: t("forum-trajanum-mat-colonia", { name: room.seats[seat]?.name ?? "" }),
    lines: [...rows, ...citizens, resources(box, mat), tracks(box, mat)],
  };
}

function contentOf(box: ForumBox, content: string): string {
  const face = faceOn(content);
  if (face !== null) return face > 0 ? (box.face_names[face] ?? "") : t("forum-trajanum-words-covered");
  return content === "vacant" ? t("forum-trajanum-words-vacant") : nameOf(box, content);
}

function citizensOf(box: ForumBox, row: CitizenRow): string {
  const title = box.abilities.find(({ name }) => name === row.name)?.title ?? row.name;
  const state = row.active ? "active" : "inactive";
  return `${t("forum-trajanum-mat-row", { row: title, state, citizens: row.citizens.length, points: row.points })}.`;
}

function resources(box: ForumBox, mat: Mat): string {
  const held = Object.entries(mat.resources).filter(([, count]) => count > 0);
  const list = held.map(([name, count]) => `${nameOf(box, name)} ${count}`).join(", ");
  const { ship, covered: tiles, beside } = mat;
  return t("forum-trajanum-words-resources", {
    list: list || t("forum-trajanum-words-none"),
    ship,
    tiles,
    beside: beside.length,
  });
}

function tracks(box: ForumBox, mat: Mat): string {
  const levels = Object.keys(box.tracks).map((track, line) => `${nameOf(box, track)} ${mat.tracks[line] ?? 0}`);
  return t("forum-trajanum-words-tracks", { levels: levels.join(", "), bar: mat.bar, task: mat.task_value });
}

const nameOf = (box: ForumBox, thing: string) => box.names[thing] ?? thing;
