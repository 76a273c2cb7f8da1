/**
 * What each tray leads to, turns ahead. Where a sowing ends depends on how many markers lie in each tray, and on nothing
 * else; which Trajan tiles it can complete depends on their colours. Rivals change none of it.
 */
import { receivers, targetOf, TRAYS } from "./sowing.ts";

export type Circle = readonly (readonly string[])[];

/** Trays that can be sown, by where they end. */
export function endings(counts: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  counts.forEach((count, source) => {
    if (count === 0) return;
    const target = targetOf(source, count);
    found.set(target, [...(found.get(target) ?? []), source]);
  });
  return found;
}

/** How many markers lie where after a tray is sown. */
export function sownCounts(counts: readonly number[], source: number): number[] {
  const after = counts.map((count, tray) => (tray === source ? 0 : count));
  for (const tray of receivers(source, counts[source] ?? 0)) after[tray] = (after[tray] ?? 0) + 1;
  return after;
}

/** After how many turns each tray can be the one that acts, at the soonest; up to `turns`, else Infinity. */
export function soonest(counts: readonly number[], turns: number): number[] {
  const found = Array.from({ length: TRAYS }, () => Infinity);
  let circles = [[...counts]];
  for (let turn = 1; turn <= turns; turn += 1) {
    const next = new Map<string, number[]>();
    for (const circle of circles) {
      for (const [target, sources] of endings(circle)) {
        found[target] = Math.min(found[target] ?? Infinity, turn);
        for (const source of sources) {
          const after = sownCounts(circle, source);
          next.set(after.join(), after);
        }
      }
    }
    circles = [...next.values()];
  }
  return found;
}

/** A tray sown in an order that leads to a goal. */
export interface Sown {
  source: number;
  order: string[];
}

/** Whether these markers fulfil what a tile wants. */
export function fulfils(markers: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((colour) => count(markers, colour) >= count(wanted, colour));
}

const count = (markers: readonly string[], colour: string) => markers.filter((marker) => marker === colour).length;

/** The circle after a tray was sown in an order. */
export function sownCircle(circle: Circle, { source, order }: Sown): string[][] {
  const after = circle.map((markers, tray) => (tray === source ? [] : [...markers]));
  receivers(source, order.length).forEach((tray, index) => after[tray]?.push(order[index] ?? ""));
  return after;
}

/** The shortest way to complete a tile beside a tray, in up to `turns` turns; null if there is none. */
export function wayTo(circle: Circle, slot: number, wanted: readonly string[], turns: number): Sown[] | null {
  let waiting: { circle: Circle; way: Sown[] }[] = [{ circle, way: [] }];
  const seen = new Set<string>();
  for (let turn = 1; turn <= turns; turn += 1) {
    const next: typeof waiting = [];
    for (const { circle: before, way } of waiting) {
      for (const sown of sowings(before, wanted)) {
        const after = sownCircle(before, sown);
        if (targetOf(sown.source, sown.order.length) === slot && fulfils(after[slot] ?? [], wanted)) return [...way, sown];
        const key = JSON.stringify(after.map((markers) => [...markers].sort()));
        if (seen.has(key) || turn === turns) continue;
        seen.add(key);
        next.push({ circle: after, way: [...way, sown] });
      }
    }
    waiting = next;
  }
  return null;
}

/** Every sowing, told apart only by where the wanted colours go: the others fill the rest as they come. */
function* sowings(circle: Circle, wanted: readonly string[]): Generator<Sown> {
  for (const [source, markers] of circle.entries()) {
    if (markers.length === 0) continue;
    const special = markers.filter((marker) => wanted.includes(marker));
    const others = markers.filter((marker) => !wanted.includes(marker));
    for (const places of placings(special, markers.length)) {
      const rest = [...others];
      yield { source, order: places.map((colour) => colour ?? rest.shift() ?? "") };
    }
  }
}

/** All ways to put markers on so many places. */
function* placings(markers: readonly string[], length: number, from: (string | null)[] = []): Generator<(string | null)[]> {
  if (from.length === length) {
    if (markers.length === 0) yield from;
    return;
  }
  for (const colour of new Set(markers)) {
    const index = markers.indexOf(colour);
    yield* placings([...markers.slice(0, index), ...markers.slice(index + 1)], length, [...from, colour]);
  }
  if (length - from.length > markers.length) yield* placings(markers, length, [...from, null]);
}
