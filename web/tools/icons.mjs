// Picks the icons that the pieces use out of a checkout of @iconify-json/game-icons and writes src/pieces/icons.ts, for
// every page, and files in the pieces of each game, for those who look at it:
//   node tools/icons.mjs <folder of the package>
// The result is committed, so that neither the build nor the page needs the whole collection.
import { readFileSync, writeFileSync } from "node:fs";

const COMMON = [
  ...["laurels", "wolf-head", "lyre", "trident"], // seats
  ...["eagle-emblem", "greek-temple", "trowel", "caesar", "roman-toga"],
  ...["light-bulb", "rule-book"],
  "anchor",
];
const FORUM_TRAJANUM = ["philosopher-bust", "scales", "flat-hammer", "horseshoe", "linden-leaf"]; // classes, buildings
const STREETS = [
  ...["stone-tower", "triple-gate", "chariot", "aqueduct", "anvil", "centurion-helmet"], // rows
  ...["obelisk", "amphora", "grapes", "dolphin", "torch", "coliseum"], // columns
];
const TRAJAN = [
  ...["sliced-bread", "spartan-helmet", "flame", "trireme", "empty-hourglass", "compass", "pine-tree"],
  ...["ionic-column", "amphora", "animal-hide", "scroll-unfurled", "olive", "shiny-apple"], // commodities
  ...["jeweled-chalice", "double-fish", "pearl-necklace", "cut-diamond", "cow", "wheat"],
  ...["stairs", "doorway", "water-fountain"], // construction tiles
];

const { icons } = JSON.parse(readFileSync(`${process.argv[2]}/icons.json`, "utf8"));

function outline(name) {
  const paths = [...icons[name].body.matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)];
  if (paths.length !== 1 || paths[0][0] !== icons[name].body) throw new Error(`${name} is more than one path`);
  return paths[0][1];
}

function write(path, names) {
  const lines = names.map((name) => `  ${JSON.stringify(name)}:\n    ${JSON.stringify(outline(name))},`);
  writeFileSync(
    new URL(path, import.meta.url),
    `// Written by tools/icons.mjs. Icons from https://game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0
// (https://creativecommons.org/licenses/by/3.0/), unchanged in outline; authors of single icons are named on that site.
// Outlines on a box of 512 x 512.
export const OUTLINES = {
${lines.join("\n")}
} as const;

export type Outline = keyof typeof OUTLINES;
`,
  );
}

write("../src/pieces/icons.ts", COMMON);
write("../src/games/forum-trajanum/pieces/icons.ts", FORUM_TRAJANUM);
write("../src/games/forum-trajanum/pieces/streets.ts", STREETS);
write("../src/games/trajan/pieces/icons.ts", TRAJAN);
