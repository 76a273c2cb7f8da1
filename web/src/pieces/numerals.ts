/** Numbers as Romans write them, from one on: of trays, quarters, cycles and levels. */
export const NUMERALS = ["I", "II", "III", "IV", "V", "VI"] as const;
