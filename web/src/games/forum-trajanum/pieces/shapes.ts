/** Outlines that several pieces share, as path data. */
import type { Shape } from "./kinds.ts";

const round = (value: number) => Math.round(value * 10) / 10;

const polygon = (points: [number, number][]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;

/** The base shape of a building colour around a centre; all of them weigh about the same to the eye. */
export function shapePath(shape: Shape, cx: number, cy: number, r: number): string {
  switch (shape) {
    case "circle":
      return `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case "square": {
      const a = round(r * 0.88);
      return `M${round(cx - a)} ${round(cy - a)}h${2 * a}v${2 * a}h${-2 * a}z`;
    }
    case "triangle":
      return polygon([
        [cx, cy - r * 1.1],
        [cx + r * 1.13, cy + r * 0.86],
        [cx - r * 1.13, cy + r * 0.86],
      ]);
    case "hexagon":
      return polygon(
        [0, 60, 120, 180, 240, 300].map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          return [cx + r * 1.05 * Math.cos(angle), cy + r * 1.05 * Math.sin(angle)];
        }),
      );
  }
}

/** A rectangle of which each corner may be round: top left, top right, bottom right, bottom left. */
export function roundedPath(
  x: number,
  y: number,
  w: number,
  h: number,
  radii: [number, number, number, number],
): string {
  const [a, b, c, d] = radii;
  const arc = (r: number, dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return (
    `M${x + a} ${y}H${x + w - b}${arc(b, b, b)}V${y + h - c}${arc(c, -c, c)}` +
    `H${x + d}${arc(d, -d, -d)}V${y + a}${arc(a, a, -a)}z`
  );
}

export const MEEPLE =
  "M50 7a18 18 0 0 1 13 30c10 3 24 9 27 15 2 5-2 9-7 9H71c3 10 12 21 14 27 1 4-1 6-5 6H63c-5 0-7-4-13-15" +
  "-6 11-8 15-13 15H20c-4 0-6-2-5-6 2-6 11-17 14-27H17c-5 0-9-4-7-9 3-6 17-12 27-15A18 18 0 0 1 50 7z";
export const ROBE =
  "M50 7a17 17 0 0 1 12 29c11 5 17 21 21 50 1 6-2 8-6 8H23c-4 0-7-2-6-8 4-29 10-45 21-50A17 17 0 0 1 50 7z";

/** Frames of the three classes: arch, diamond, octagon. */
export const CLASS_FRAMES = {
  patrician: "M16 92V40a34 34 0 0 1 68 0v52z",
  merchant: "M50 8 92 50 50 92 8 50z",
  craftsman: "M31 10h38l21 21v38L69 90H31L10 69V31z",
};

/** 5 x 5 stones of a mosaic square, gathered by how strongly they are coloured. */
export function tesserae(seed: number): [opacity: number, path: string][] {
  const strengths = [0.62, 0.7, 0.76, 0.82, 0.9];
  const paths = strengths.map(() => "");
  let state = seed * 7919 + 17;
  for (let stone = 0; stone < 25; stone++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    paths[(state >>> 16) % strengths.length] += `M${3 + 19 * (stone % 5)} ${3 + 19 * Math.floor(stone / 5)}h17v17h-17z`;
  }
  return strengths.map((strength, i) => [strength, paths[i] ?? ""]);
}
