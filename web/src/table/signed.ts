/** Numbers as one writes them: −2 and 5, or with their sign, −2, ±0 and +5. */
export const figure = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);
export const signed = (count: number): string => (count < 0 ? figure(count) : `${count === 0 ? "±" : "+"}${count}`);
