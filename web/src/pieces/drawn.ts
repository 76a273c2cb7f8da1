/** What all pieces take, beside what they are. */
export interface Drawn {
  /** Height in pixels, or in units of the drawing around it. */
  size?: number;
  /** The accessible name; without it the drawing is decoration. */
  label?: string | undefined;
  x?: number;
  y?: number;
  class?: string;
  opacity?: number | undefined;
  [data: `data-${string}`]: string | undefined;
}
