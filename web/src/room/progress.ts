/** How far the games of this browser had got when they were last looked at, in words. */
import type { Language } from "../wire.ts";

interface Progress {
  language: Language;
  text: string;
}

const keyOf = (game: string) => `princeps.progress.${game}`;

export function noteProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Without storage the list of games says less.
  }
}

/** Empty if nothing was noted in this language. */
export function progressOf(game: string, language: Language): string {
  try {
    const noted = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Progress>;
    return noted.language === language ? (noted.text ?? "") : "";
  } catch {
    return "";
  }
}
