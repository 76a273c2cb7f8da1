/** Looking back at tables that this page has not seen, or not in these words: as the replay shows them. */
import * as api from "../api.ts";
import type { LogLine, Table } from "../wire.ts";
import type { Language } from "../words.svelte.ts";
import type { Step } from "./steps.ts";

const AT_ONCE = 8; // tables that are asked for together

/** The tables of a reader from a line of their log on, each with the lines that led to it. */
export async function tablesSince(
  id: string,
  seat: number,
  language: Language,
  from: number,
  log: LogLine[],
): Promise<Step[]> {
  const { moments } = await api.replay(id, seat, false, language);
  const revisions = moments.map(({ at }) => at);
  const found: Table[] = [];
  for (let end = revisions.length; end > 1 && (found[0]?.log.start ?? Infinity) > from; end -= AT_ONCE) {
    const start = Math.max(1, end - AT_ONCE);
    const asked = revisions
      .slice(start, end)
      .map((at, index) => api.replayTable(id, at, seat, false, language, revisions[start + index - 1]!));
    found.unshift(...(await Promise.all(asked)));
  }
  return told(found, from, log.slice(0, found[0]?.log.start ?? 0));
}

/** With the log as it was then; what was told before that line is left out. */
function told(tables: Table[], from: number, log: LogLine[]): Step[] {
  const steps = tables.map((table) => {
    const { start, lines } = table.log;
    log.splice(start, log.length, ...lines);
    return { table: { ...table, decision: null }, log: [...log], lines: lines.slice(Math.max(0, from - start)) };
  });
  return steps.filter((step) => step.log.length > from);
}
