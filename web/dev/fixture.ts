/**
 * One position without a server, for looking at it: `dev/fixture.html?name=build&language=de&theme=dark`. Positions are
 * made by `dev/fixtures.py`. `press` and `hover` name places that are pressed and then hovered, and `open` a rival.
 */
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

import { mount } from "svelte";
import { faceOf } from "../src/games/index.ts";
import type { Wire } from "../src/table/play.svelte.ts";
import type { Box, Room, Table } from "../src/wire.ts";
import { speak, type Language } from "../src/words.svelte.ts";
import Fixture from "./Fixture.svelte";

interface Content {
  room: Room;
  box: Box;
  table: Table;
  explored: Record<string, Table>;
}

const wish = new URLSearchParams(location.search);
const language = (wish.get("language") ?? "en") as Language;
const files = import.meta.glob<Content>("./fixtures/*.json", { import: "default" });
const content = await files[`./fixtures/${wish.get("name") ?? "build"}.${language}.json`]!();

const wire: Wire = {
  ...content,
  log: content.table.log.lines,
  busy: false,
  act: async (actions) => console.log("act", actions),
  undo: async () => console.log("undo"),
  explore: async (actions) => content.explored[JSON.stringify(actions)] ?? Promise.reject(new Error("unexplored")),
  why: async (anchor) => `Why not ${anchor}`,
  hint: async () => [],
  skip: () => {},
};

document.documentElement.dataset.theme = wish.get("theme") ?? "light";
await speak(language);
mount(Fixture, {
  target: document.getElementById("page")!,
  props: {
    wire,
    face: await faceOf(content.box.game),
    press: wish.get("press")?.split(",") ?? [],
    hover: wish.get("hover"),
  },
});
