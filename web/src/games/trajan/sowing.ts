/**
 * Sowing as an order of colours. The rules ask for one colour after the other, and sow by themselves what leaves no
 * choice; here an order is turned into the answers that are asked for, and back.
 */

export const TRAYS = 6;

/** The trays that get the markers of a tray, one by one; with more than six of them the first trays get two. */
export function receivers(source: number, count: number): number[] {
  const steps = Math.min(count, TRAYS);
  return Array.from({ length: steps }, (_, step) => {
    const tray = (source + step + 1) % TRAYS;
    return takesTwo(step, count) ? [tray, tray] : [tray];
  }).flat();
}

/** Where the last marker comes to lie: its action is taken. */
export const targetOf = (source: number, count: number): number => (source + count) % TRAYS;

/** In which step of a sowing a tray gets its one or two markers, counted from one. */
export const stepTo = (source: number, tray: number): number => ((tray - source + TRAYS - 1) % TRAYS) + 1;

const takesTwo = (step: number, count: number): boolean => step < count - TRAYS;

/** The answers that sow a tray in this order. */
export function actionsOf(tray: string, order: readonly string[], colours: readonly string[]): string[] {
  const asked: string[] = [];
  const named = tidy([...order], colours);
  walk(named, colours, (choices, index) => {
    const colour = named[index] ?? "";
    if (choices.length > 1) asked.push(`sow.${colour}`);
    return colour;
  });
  return [`tray.${tray}`, ...asked];
}

/** The whole order that answers mean; where they say nothing, the first colour that can be sown comes next. */
export function orderOf(actions: readonly string[], markers: readonly string[], colours: readonly string[]): string[] {
  const said = actions.filter((action) => action.startsWith("sow.")).map((action) => action.slice("sow.".length));
  const order: string[] = [];
  walk(markers, colours, (choices) => {
    const wanted = choices.length > 1 ? said.shift() : undefined;
    const colour = wanted !== undefined && choices.includes(wanted) ? wanted : (choices[0] ?? "");
    order.push(colour);
    return colour;
  });
  return order;
}

/** The order with two markers exchanged. */
export function exchanged(order: readonly string[], one: number, other: number, colours: readonly string[]): string[] {
  const next = [...order];
  [next[one], next[other]] = [order[other] ?? "", order[one] ?? ""];
  return tidy(next, colours);
}

/** The two markers of one tray are named in the order of the colours. */
function tidy(order: string[], colours: readonly string[]): string[] {
  const pairs = Math.max(0, order.length - TRAYS);
  for (let pair = 0; pair < pairs; pair += 1) {
    const both = order.slice(2 * pair, 2 * pair + 2).sort((a, b) => colours.indexOf(a) - colours.indexOf(b));
    order.splice(2 * pair, 2, ...both);
  }
  return order;
}

/** Go through a sowing as the rules do: `choose` is told which colours may come next and names one. */
function walk(
  markers: readonly string[],
  colours: readonly string[],
  choose: (choices: string[], index: number) => string,
): void {
  const hand = colours.map((colour) => markers.filter((marker) => marker === colour).length);
  let step = 0;
  let first = -1; // the colour of the first marker of a pair
  for (let index = 0; index < markers.length; index += 1) {
    const isPaired = takesTwo(step, markers.length);
    const choices = colours.filter((_, colour) => {
      if (!hand[colour] || colour < first) return false;
      const left = hand.slice(colour).reduce((sum, count) => sum + count, 0) - 1;
      return first >= 0 || !isPaired || left > 0;
    });
    const chosen = colours.indexOf(choose(choices, index));
    hand[chosen] = (hand[chosen] ?? 0) - 1;
    const isFirst = isPaired && first < 0;
    first = isFirst ? chosen : -1;
    if (!isFirst) step += 1;
  }
}
