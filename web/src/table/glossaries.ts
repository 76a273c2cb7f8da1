/** What the rules dialog shows of each game; loaded when it is opened. */
import type { Component } from "svelte";
import type { Tip } from "../parts/tip.ts";
import type { Box, ForumBox, TrajanBox } from "../wire.ts";

export interface Entry {
  thing: string;
  pictures: string[]; // names for the book's `Picture`
}
export interface Section {
  name: string;
  entries: Entry[];
}
export interface Book {
  sections: Section[];
  steps: Entry[]; // of the page "how to play"
  ruleOf: (thing: string, box: Box) => Required<Tip>;
  stepOf: (thing: string) => Required<Tip>;
  sectionOf: (name: string) => string;
  Picture: Component<{ name: string; size?: number }>;
}

const LOADERS: Partial<Record<Box["game"], () => Promise<Book>>> = {
  "forum-trajanum": async () => {
    const [{ SECTIONS, STEPS, ruleOf, stepOf, sectionOf }, { default: Picture }] = await Promise.all([
      import("../forum/glossary.ts"),
      import("../forum/Picture.svelte"),
    ]);
    const rule: Book["ruleOf"] = (thing, box) => ruleOf(thing, box as ForumBox);
    return { sections: SECTIONS, steps: STEPS, ruleOf: rule, stepOf, sectionOf, Picture };
  },
  trajan: async () => {
    const [{ SECTIONS, STEPS, ruleOf, stepOf, sectionOf }, { default: Picture }] = await Promise.all([
      import("../trajan/glossary.ts"),
      import("../trajan/Picture.svelte"),
    ]);
    const rule: Book["ruleOf"] = (thing, box) => ruleOf(thing, box as TrajanBox);
    return { sections: SECTIONS, steps: STEPS, ruleOf: rule, stepOf, sectionOf, Picture };
  },
};

/** Asked for only by games that can be shown, and these have one. */
export const bookOf = (game: Box["game"]): Promise<Book> => LOADERS[game]!();
