/** Every thing of Trajan with its pictures; the words stand in the catalogue, as `trajan-glossary-<thing>`. */
import type { Tip } from "../../parts/tip.ts";
import { entry, type Entry, type Section } from "../../table/book.ts";
import type { TrajanBox } from "../../wire.ts";
import { t } from "../../words.svelte.ts";
import { ACTIONS, BUILDINGS, DEMANDS, MARKER_COLOURS, WILDS } from "./pieces/kinds.ts";
import { titleOf } from "./reading.ts";

export const SECTIONS: Section[] = [
  {
    name: "course",
    entries: [
      entry("quarter", "quarter"),
      entry("time", "time"),
      entry("turn", "m:blue", "m:pink"),
      entry("demand", ...DEMANDS.map((demand) => `demand:${demand}`)),
    ],
  },
  {
    name: "circle",
    entries: [
      entry("marker", ...MARKER_COLOURS.map((colour) => `m:${colour}`)),
      entry("trajan-tile", "trajan-tile:0"),
      entry("arch", "arch"),
      entry("plus-two", "plus-two"),
    ],
  },
  { name: "actions", entries: ACTIONS.map((action) => entry(action, `action:${action}`)) },
  {
    name: "tiles",
    entries: [
      entry("demand-tile", ...DEMANDS.map((demand) => `forum-tile:${demand}`)),
      entry("votes", "forum-tile:votes-3"),
      entry("wild", ...WILDS.map((wild) => `forum-tile:${wild}`)),
      entry("extra", "forum-tile:extra-forum"),
      entry("building", ...BUILDINGS.map((building) => `construction:${building}`)),
    ],
  },
  {
    name: "pieces",
    entries: [
      entry("card", "card:fish", "card:oil"),
      entry("ship", "ship"),
      entry("leader", "leader:0"),
      entry("token", "token:0"),
    ],
  },
  {
    name: "scoring",
    entries: [
      entry("consul", "disc:0"),
      entry("bonus", "bonus:0"),
      entry("penalty", "demand:religion"),
      entry("end", "points:1"),
    ],
  },
];

/** The steps of the page "how to play", each with its drawings. */
export const STEPS: Entry[] = [
  entry("goal", "arch"),
  entry("sow", "m:blue", "m:pink", "m:yellow"),
  entry("time", "time"),
  entry("tile", "trajan-tile:0"),
  entry("actions", "action:seaport", "action:military"),
  entry("again", "forum-tile:extra-forum", "plus-two"),
  entry("demands", "demand:bread", "demand:games"),
  entry("consul", "disc:0"),
  entry("end", "points:5"),
  entry("advice", "action:trajan"),
];

/** A thing by name, and its rule in a sentence or two: also what a tooltip says about it. */
export function ruleOf(thing: string, box: TrajanBox): Required<Tip> {
  const id = `trajan-glossary-${thing}`;
  const values = figures(box);
  return { title: t(id, values), text: t(id, values, "rule") };
}

/** A forum tile by its name, with what it is good for. */
export function forumTip(kind: string, box: TrajanBox): Required<Tip> {
  const title = titleOf(box, `tile-${kind}`);
  if (kind.startsWith("wild-")) return { title, text: t(`trajan-page-${kind}`) };
  const thing = ["votes", "extra"].find((family) => kind.startsWith(`${family}-`)) ?? "demand-tile";
  return { title, text: ruleOf(thing, box).text };
}

function figures(box: TrajanBox): Record<string, string | number> {
  return {
    spaces: box.time_loop,
    rounds: box.rounds,
    penalty: box.penalty.slice(1).join(" / "),
    sets: box.set_points.filter((points) => points > 0).join(" / "),
  };
}
