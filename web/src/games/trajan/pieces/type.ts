/** Text in drawings, which cannot wrap. */

const LATIN = /^[\u0020-\u024f]*$/;
/** Parts of its height that a letter is wide, on the average. */
const [NARROW, BROAD] = [0.51, 0.61];

/** The size, `most` at the most, at which a text is not wider than its room. */
export const fitted = (text: string, room: number, most: number): number =>
  Math.min(most, room / (Math.max(1, text.length) * (LATIN.test(text) ? NARROW : BROAD)));
