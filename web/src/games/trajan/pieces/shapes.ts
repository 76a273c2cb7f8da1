/** Outlines of the markers and of the leader's shield, around their centre. */
import type { MarkerShape } from "./kinds.ts";

const round = (value: number) => Math.round(value * 10) / 10;
const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;

/** Corners on one circle, or on two in turn, from the top clockwise. */
function corners(count: number, outer: number, inner = outer): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count - 0.25) * 2 * Math.PI;
    const r = i % 2 ? inner : outer;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

function roundedSquare(half: number, radius: number): string {
  const side = round(2 * (half - radius));
  const arc = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${round(radius - half)} ${round(-half)}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}` +
    `h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`
  );
}

/** All shapes of one `r` weigh about the same to the eye. */
export function markerPath(shape: MarkerShape, r: number): string {
  switch (shape) {
    case "circle": {
      const a = round(r * 0.92);
      return `M${-a} 0a${a} ${a} 0 1 0 ${2 * a} 0a${a} ${a} 0 1 0 ${-2 * a} 0z`;
    }
    case "square":
      return roundedSquare(round(r * 0.82), round(r * 0.16));
    case "hexagon":
      return polygon(corners(6, r));
    case "star":
      return polygon(corners(10, r * 1.14, r * 0.56));
    case "diamond":
      return polygon([
        [0, -r * 1.08],
        [r * 0.82, 0],
        [0, r * 1.08],
        [-r * 0.82, 0],
      ]);
    case "triangle":
      return polygon([
        [0, -r],
        [r * 1.06, r * 0.78],
        [-r * 1.06, r * 0.78],
      ]);
  }
}

/** A shield in a box of 80 x 104. */
export const SHIELD = "M40 2 76 16V58C76 76 60 92 40 101 20 92 4 76 4 58V16Z";
export const SHIELD_RIM = "M40 10 69 21V58C69 72 56 85 40 93 24 85 11 72 11 58V21Z";

/** Two arrows turning round a centre: do it again. */
export function repeatPaths(r: number): { arcs: string; tip: string } {
  const at = (x: number, y: number) => `${round(x * r)} ${round(y * r)}`;
  const arc = `A${r} ${r} 0 0 1 `;
  return {
    arcs: `M${at(-0.85, -0.5)}${arc}${at(0.5, -0.86)}M${at(0.85, 0.5)}${arc}${at(-0.5, 0.86)}`,
    tip: `M${at(0.28, -1.12)}L${at(0.62, -0.82)}L${at(0.2, -0.64)}z`,
  };
}
