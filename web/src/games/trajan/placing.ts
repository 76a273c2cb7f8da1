/** Laying out one's circle: two markers of each colour, two in each tray, in the order of the trays. */
import { unplaced, type Mat } from "./reading.ts";

/**
 * Colours for all that is still free, in the order in which they are asked for: two different ones for each tray, as
 * long as there are, and no two trays alike. The rules want the lower colour of a tray first.
 */
export function restOf(mat: Mat, colours: readonly string[]): string[] {
  const left = unplaced(mat, colours);
  const countOf = (colour: string) => left.filter((marker) => marker === colour).length;
  const take = (colour: string) => left.splice(left.indexOf(colour), 1)[0] ?? "";
  return mat.trays.flatMap((lying, tray) => {
    const turned = [...colours.slice(tray), ...colours.slice(0, tray)];
    const best = (from: readonly string[]) =>
      from.reduce((one, other) => (countOf(other) > countOf(one) ? other : one));
    const [first] = lying;
    if (lying.length >= 2) return [];
    if (first !== undefined) {
      const higher = colours.slice(colours.indexOf(first) + 1).filter(countOf);
      return [take(higher.length > 0 ? best(higher) : first)];
    }
    const one = take(best(turned));
    const others = turned.filter((colour) => colour !== one && countOf(colour));
    const other = take(others.length > 0 ? best(others) : one);
    return [one, other].sort((a, b) => colours.indexOf(a) - colours.indexOf(b));
  });
}
