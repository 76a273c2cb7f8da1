/**
 * Who draws which pieces by their names. The drawings of a game say so when they are loaded, with its table: those of a
 * game that is not played are never loaded.
 */
import type { Component } from "svelte";
import type { Drawn } from "./kinds.ts";

interface Family {
  includes: (name: string) => boolean;
  Drawing: Component<{ name: string } & Drawn>;
}
const families: Family[] = [];

export const enrol = (family: Family): void => void families.push(family);

export const drawingOf = (name: string): Family["Drawing"] | null =>
  families.find(({ includes }) => includes(name))?.Drawing ?? null;
