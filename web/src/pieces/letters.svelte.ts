/** Letters on pieces: colour, shape and letter each tell a piece by itself. They come from the reader's catalogue. */

import { untrack } from "svelte";

type LetterOf = (id: string) => string | undefined;

let letterOf = $state.raw<LetterOf | null>(null);
let tagged = $state(false);

/**
 * `find` gets ids such as "building-park" or "item-coin"; `null` draws pieces without letters. Tiles carry their letter
 * in a corner; with `everywhere`, figures, coins and mosaics are tagged too. Returns how to go back to what was before.
 */
export function setLetters(find: LetterOf | null, everywhere = false): () => void {
  const before = untrack(() => [letterOf, tagged] as const);
  [letterOf, tagged] = [find, everywhere];
  return () => {
    [letterOf, tagged] = before;
  };
}

export function letter(id: string): string {
  return letterOf?.(id) ?? "";
}

export function tag(id: string): string {
  return tagged ? letter(id) : "";
}
