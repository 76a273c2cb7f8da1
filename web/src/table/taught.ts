/** Which lesson teaches to answer a question. */
import * as api from "../api.ts";
import type { Decision } from "../wire.ts";

/** The name of the lesson; nothing where there is none. */
export type Taught = (decision: Decision | null | undefined) => string | undefined;

export async function taughtIn(game: string): Promise<Taught> {
  const { lessons } = await api.lessons(game);
  const ofQuestions = Object.fromEntries(
    lessons.flatMap(({ name, questions }) => questions.map((question) => [question, name])),
  );
  return (decision) =>
    decision ? (ofQuestions[`${decision.question}-${decision.case}`] ?? ofQuestions[decision.question]) : undefined;
}
