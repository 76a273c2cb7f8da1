/** A position made by the real rules, with what the server answers there; see ../fixtures/make.py. */
import { vi } from "vitest";
import { byTribune, furtherPlaces } from "../../src/games/forum-trajanum/places.ts";
import { Play, type Wire } from "../../src/table/play.svelte.ts";
import type { Hint, Table } from "../../src/wire.ts";
import build from "../fixtures/build.json";
import take from "../fixtures/take.json";

const FILES = { build, take };

export function fixture(name: keyof typeof FILES) {
  const { table, explored } = FILES[name] as unknown as { table: Table; explored: Record<string, Table> };
  const act = vi.fn(async (_actions: string[]) => {});
  const explore = vi.fn(async (actions: string[]) => {
    const found = explored[actions.join(" ")];
    if (!found) throw new Error(`not explored: ${actions.join(" ")}`);
    return found;
  });
  const why = vi.fn(async (_anchor: string, _actions: string[]) => "that is not possible");
  const hint = vi.fn(async (_actions: string[]): Promise<Hint[]> => []);
  const wire: Wire = {
    table,
    box: null,
    room: null,
    log: Array.from({ length: table.log.start }, () => table.log.lines[0]!).concat(table.log.lines),
    busy: false,
    act,
    undo: vi.fn(async () => {}),
    explore,
    why,
    hint,
    skip: () => {},
  };
  const play = new Play(wire, { furtherPlaces, aside: byTribune, within: ["site"] });
  return { play, wire, table, act, explore, why, hint };
}
