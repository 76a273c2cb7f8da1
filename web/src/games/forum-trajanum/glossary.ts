/** Every thing of Forum Trajanum with its pictures; the words stand in the catalogue, as `glossary-<thing>`. */
import type { Tip } from "../../parts/tip.ts";
import { entry, type Entry, type Section } from "../../table/book.ts";
import type { ForumBox } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import { COLOURS, ROWS } from "./pieces/kinds.ts";

export const SECTIONS: Section[] = [
  {
    name: "course",
    entries: [
      entry("cycle", "column"),
      entry("round", "street:helmet", "street:grapes"),
      entry("street", "street:tower", "street:obelisk"),
      entry("start", "head"),
    ],
  },
  {
    name: "tiles",
    entries: [
      entry("tile", "tile:face:builder+coin", "tile:back:0"),
      entry("pass", "tile:back:0", "tile:back:1"),
      entry("use", "tile:face:park-worker+assistant"),
      entry("foreign", "tile:face:upgrade+coin:1"),
      entry("ship", "ship"),
      entry("crane", "crane:park", "crane:park:scored"),
      entry("temple", "temple"),
    ],
  },
  {
    name: "resources",
    entries: [
      entry("worker", ...COLOURS.map((colour) => `resource:${colour}-worker`)),
      entry("builder", "resource:builder"),
      entry("assistant", "resource:assistant"),
      entry("tribune", "resource:tribune"),
      entry("coin", "resource:coin"),
      entry("upgrade", "item:upgrade"),
    ],
  },
  {
    name: "building",
    entries: [
      entry("build", "building:house"),
      entry("double", "double:column+park"),
      entry("structure", ...COLOURS.map((colour) => `building:${colour}`)),
      entry("track", "building:library", "building:basilica", "building:market"),
      entry("column", "building:column"),
      entry("stock", "building:library", "building:fountain"),
    ],
  },
  {
    name: "forum",
    entries: [
      entry("area", ...COLOURS.map((colour) => `square:${colour}`)),
      entry("started", "square:park", "envoy:3"),
      entry("bonus", "effect:area_bonus"),
      entry("eagle", "eagle"),
      entry("group", "envoy:0", "envoy:0"),
      entry("finished", "column", "marker:0"),
    ],
  },
  {
    name: "citizens",
    entries: [
      entry("citizen", "citizen:patrician", "citizen:merchant", "citizen:craftsman"),
      entry("second", "citizen:merchant", "citizen:merchant"),
      entry("inactive", "inactive"),
      ...ROWS.map((row) => entry(row, `ability:${row}`)),
    ],
  },
  {
    name: "scoring",
    entries: [
      entry("pay", "resource:coin"),
      entry("rows", "building:market"),
      entry("bar", "bar"),
      entry("head", "head"),
      entry("cypress", "cypress"),
      entry("card", "pattern"),
      entry("end", "points:1"),
    ],
  },
];

/** The steps of the page "how to play", each with its drawings. */
export const STEPS: Entry[] = [
  entry("goal", "head"),
  entry("take", "street:helmet", "street:grapes"),
  entry("pass", "tile:back:0"),
  entry("use", "tile:face:builder+coin"),
  entry("build", "double:column+park"),
  entry("benefit", "effect:area_bonus"),
  entry("forum", "eagle"),
  entry("score", "points:5"),
  entry("advice", "crane:park"),
];

/** A thing by name, and its rule in a sentence or two: also what a tooltip says about it. */
export function ruleOf(thing: string, box: ForumBox): Required<Tip> {
  const row = box.abilities.find(({ name }) => name === thing);
  const id = row ? "forum-trajanum-glossary-row" : `forum-trajanum-glossary-${thing}`;
  const values = { ...figures(box), title: row?.title ?? "", ability: row?.ability ?? "", second: row?.bonus ?? "" };
  return { title: t(id, values), text: t(id, values, "rule") };
}

function figures(box: ForumBox): Record<string, string | number> {
  const listed = (values: number[]) => values.join(" / ");
  return {
    crane: listed(box.crane_value),
    column: listed(box.column_value),
    row: listed(box.row_value),
    bonus: box.bonus_points,
  };
}
