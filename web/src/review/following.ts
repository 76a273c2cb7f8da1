/** An analysis as it grows. */
import type { GameAnalysis } from "../wire.ts";
import { language } from "../words.svelte.ts";
import { analyse, analysis } from "./requests.ts";

const PAUSE = 1000; // milliseconds between two questions how far it has got

/**
 * What has been found so far, again and again until nothing more is to come: begun if nobody has asked before, and begun
 * again if it has failed. Asking is what tells the server that somebody waits. `known` are the decisions one has already.
 */
export async function* followed(
  id: string,
  seat: () => number,
  signal: AbortSignal,
  known: () => number = () => 0,
  rest = 0, // milliseconds before it is begun: somebody who looks elsewhere at once does not want it
): AsyncGenerator<GameAnalysis> {
  let report = await analysis(id, seat(), language(), 0, signal);
  if (report.state === "none" || report.state === "failed") {
    yield report;
    await new Promise((resume) => setTimeout(resume, rest));
    if (signal.aborted) return;
    report = await analyse(id);
  }
  while (!signal.aborted) {
    yield report;
    if (report.state === "failed" || (report.state === "done" && !report.deepening)) return;
    await new Promise((resume) => setTimeout(resume, PAUSE));
    if (!signal.aborted) report = await analysis(id, seat(), language(), known(), signal);
  }
}
