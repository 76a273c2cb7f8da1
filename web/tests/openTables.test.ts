import { expect, test } from "vitest";
import { Rows, standingOf } from "../src/room/openTables.svelte.ts";
import type { OpenTable } from "../src/wire.ts";

const seat = (name: string | null, open = name === null, mine = false) => ({ name, kind: "person", mine, open });
const table = (id: string, more: object = {}) =>
  ({ id, seats: [seat("Livia"), seat(null)], begun: false, host: false, ...more }) as unknown as OpenTable;
const shown = (rows: Rows) => rows.list.map(({ table, isGone }) => table.id + (isGone ? " gone" : ""));

test("a table says what happens to whoever sits down", () => {
  expect(standingOf(table("one"))).toBe("last");
  expect(standingOf(table("one", { seats: [seat("Livia"), seat(null), seat(null)] }))).toBe("free");
  expect(standingOf(table("one", { seats: [seat("Livia"), seat(null, false)] }))).toBe("full");
  expect(standingOf(table("one", { seats: [seat("Livia"), seat(null, false), seat(null)] }))).toBe("free");
  expect(standingOf(table("one", { host: true }))).toBe("yours");
  expect(standingOf(table("one", { seats: [seat("Livia", false, true), seat(null)] }))).toBe("yours");
  expect(standingOf(table("one", { begun: true }))).toBe("running");
});

test("rows follow the server's order while nobody points at them", () => {
  const rows = new Rows();
  rows.take([table("one"), table("two")], false);
  rows.take([table("two"), table("three")], false);
  expect(shown(rows)).toEqual(["two", "three"]);
});

test("no row moves under a pointer, and what has gone stays as such", () => {
  const rows = new Rows();
  rows.take([table("one"), table("two")], false);
  rows.take([table("three"), table("two")], true);
  expect(shown(rows)).toEqual(["one gone", "two", "three"]);
  rows.take([table("three"), table("two")], false);
  expect(shown(rows)).toEqual(["three", "two"]);
});
