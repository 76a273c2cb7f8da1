/** A number with its sign, as one writes it: +5, −2. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
