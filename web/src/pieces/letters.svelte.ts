/** Letters on pieces: colour, shape and letter each tell a piece by itself. They come from the reader's catalogue. */

import { untrack } from "svelte";

type LetterOf = (id: string) => string | undefined;

let letterOf = $state.raw<LetterOf | null>(null);
let tagged = $state(false);

/**
 * `find` gets ids such as "forum-trajanum-building-park" or "forum-trajanum-item-coin"; `null` draws pieces without
 * letters. Tiles carry their letter in a corner, as do figures, coins and mosaics; with `everywhere` these have it large,
 * whatever their size. Returns how to go back to what was before.
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

const READABLE = 26; // pixels of a piece

/** The small letter of a piece that is not tagged. */
export function corner(id: string, size = 40): string {
  return tagged || size < READABLE ? "" : letter(id);
}
