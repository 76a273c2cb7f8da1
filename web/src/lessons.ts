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
    const { [nameOf(game, lesson)]: _former, ...others } = stored();
    localStorage.setItem(KEY, JSON.stringify({ ...others, [nameOf(game, lesson)]: progress })); // as the last one
  } catch {
    // Without storage a lesson begins anew each time.
  }
}

/** The lesson that was gone on with last, of those that are not done. */
export function lessonBegun(): { game: string; lesson: string; step: number } | null {
  const begun = Object.entries(stored()).flatMap(([name, progress]) =>
    progress === "done" ? [] : [[name, progress] as const],
  );
  const [name, progress] = begun.at(-1) ?? [];
  const [game, lesson] = name?.split("/") ?? [];
  return game && lesson && progress ? { game, lesson, step: progress.step } : null;
}
