/** How many of the things that a Trajan card asks for lie on a mat. */
import type { Mat } from "../../wire.ts";

const FINISHED = 5; // a marker beside the Column

export function holding(mat: Mat, thing: string): number {
  const workers = Object.entries(mat.resources).filter(([name]) => name.endsWith("-worker"));
  const active = mat.rows.filter((row) => row.active && row.citizens.length > 0);
  switch (thing) {
    case "worker":
      return workers.reduce((sum, [, count]) => sum + count, 0);
    case "worker_colours":
      return workers.filter(([, count]) => count > 0).length;
    case "column":
      return mat.spaces.filter((space) => space === "column").length;
    case "scored_crane":
      return mat.cranes.filter((crane) => crane.status === "scored" || crane.status === "removed").length;
    case "citizen_classes":
      return new Set(active.map((row) => row.name.slice(0, row.name.lastIndexOf("-")))).size;
    case "envoy":
      return mat.ship;
    case "marker":
      return mat.tracks.filter((level) => level === FINISHED).length;
    default:
      return mat.resources[thing] ?? 0;
  }
}
