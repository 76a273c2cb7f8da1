/** Hints in words. */
import type { GameFace } from "../../table/face.ts";
import type { Clue } from "../../wire.ts";
import { language, t } from "../../words.svelte.ts";

export function clueWords(clue: Clue, face: Pick<GameFace, "partAt">, reader: number): string {
  const part = face.partAt?.(clue.place, reader) ?? "";
  switch (clue.kind) {
    case "part":
      return part ? t("exercise-clue-part", { part }) : t("exercise-clue-ring");
    case "row":
      return t("exercise-clue-row", { row: clue.row });
    case "few": {
      const choices = clue.phrases.map((choice) => t("exercise-clue-choice", { choice }));
      const list = new Intl.ListFormat(language(), { type: "disjunction" });
      return t("exercise-clue-few", { choices: list.format(choices) });
    }
    case "button":
      return t("exercise-clue-button");
    case "back":
      return t("exercise-clue-back");
  }
}
