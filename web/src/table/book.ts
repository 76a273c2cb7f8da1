/** What the rules dialog shows of a game. */
import type { Component } from "svelte";
import type { Tip } from "../parts/tip.ts";
import type { Box } from "../wire.ts";
import { t } from "../words.svelte.ts";

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

/** What a game itself tells: its words stand in the catalogue, below its name. */
interface Told<Boxed> {
  SECTIONS: Section[];
  STEPS: Entry[];
  ruleOf: (thing: string, box: Boxed) => Required<Tip>;
}

export const entry = (thing: string, ...pictures: string[]): Entry => ({ thing, pictures });

export const bookOf = <Boxed extends Box>(game: string, told: Told<Boxed>, Picture: Book["Picture"]): Book => ({
  sections: told.SECTIONS,
  steps: told.STEPS,
  ruleOf: (thing, box) => told.ruleOf(thing, box as Boxed),
  stepOf: (thing) => ({ title: t(`${game}-howto-${thing}`), text: t(`${game}-howto-${thing}`, {}, "text") }),
  sectionOf: (name) => t(`${game}-glossary-section-${name}`),
  Picture,
});
