/** Which lessons this browser has been through, and how far it is in others. */
export interface Progress {
  step: number;
  answers: string[];
}
type Known = Record<string, Progress | "done">;

const KEY = "princeps.lessons";
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

function stored(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Known;
  } catch {
    return {};
  }
}

export const progressOf = (game: string, lesson: string): Progress | "done" | null =>
  stored()[nameOf(game, lesson)] ?? null;

export function note(game: string, lesson: string, progress: Progress | "done"): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [nameOf(game, lesson)]: progress }));
  } catch {
    // Without storage a lesson begins anew each time.
  }
}
