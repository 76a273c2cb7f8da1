import { expect, test } from "vitest";
import { SECTIONS, STEPS } from "../../../src/games/forum-trajanum/glossary.ts";
import { ROWS } from "../../../src/games/forum-trajanum/pieces/kinds.ts";
import { bundleOf, LANGUAGES, sourcesIn, wordIn, type Language } from "../../../src/words.svelte.ts";

const FIGURES = { crane: "3 / 2 / 1", column: "3 / 2 / 1", row: "1 / 2 / 3", bonus: 2 };
const VALUES = { ...FIGURES, title: "T", ability: "A", second: "S" };
const things = SECTIONS.flatMap(({ entries }) => entries.map(({ thing }) => thing));

test("no thing is told twice", () => expect(new Set(things).size).toBe(things.length));

test.each(Object.keys(LANGUAGES) as Language[])("everything has words in %s", async (language) => {
  const book = bundleOf(language, await sourcesIn(language, new Set(["forum-trajanum"])));
  const missing = (id: string, form: string) => {
    const [name, text] = [wordIn(book, id, VALUES), wordIn(book, id, VALUES, form)];
    return name === id || text === name || text.includes("{");
  };
  const isRow = (thing: string) => (ROWS as readonly string[]).includes(thing);
  const ids = things.map((thing) =>
    isRow(thing) ? "forum-trajanum-glossary-row" : `forum-trajanum-glossary-${thing}`,
  );
  expect(ids.filter((id) => missing(id, "rule"))).toEqual([]);
  expect(STEPS.map(({ thing }) => `forum-trajanum-howto-${thing}`).filter((id) => missing(id, "text"))).toEqual([]);
  expect(
    SECTIONS.map(({ name }) => `forum-trajanum-glossary-section-${name}`).filter((id) => wordIn(book, id) === id),
  ).toEqual([]);
});
