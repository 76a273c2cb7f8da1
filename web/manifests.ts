/** The manifests by which a browser installs the page as an app: one for each language, in the words of the catalogue. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FILES = ["page", "page-app"];
const SHORTCUTS = ["puzzles", "lessons", "statistics"] as const;
const PURPOSES = [
  ["icon-192", "192x192", "any"],
  ["icon-512", "512x512", "any"],
  ["maskable-512", "512x512", "maskable"],
] as const;

const icon = ([name, sizes, purpose]: (typeof PURPOSES)[number]) => ({
  src: `/icons/${name}.png`,
  sizes,
  type: "image/png",
  purpose,
});

function manifestIn(language: string, say: (message: string) => string) {
  return {
    id: "/",
    lang: language,
    dir: "ltr",
    name: say("page-title"),
    short_name: say("page-title"),
    description: say("app-description"),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f3ecdf", // as --stone-1
    theme_color: "#fbf8f2", // as --stone-0; the page says what it is in other themes
    categories: ["games"],
    icons: PURPOSES.map(icon),
    shortcuts: SHORTCUTS.map((page) => ({ name: say(`home-${page}`), url: `/${page}`, icons: [icon(PURPOSES[0])] })),
  };
}

/** Written as /app-<language>.webmanifest. `catalogue` is the folder of all languages. */
export const manifests = (catalogue: string): Plugin => ({
  name: "manifests",
  apply: "build",
  generateBundle() {
    for (const language of readdirSync(catalogue).filter((it) => existsSync(`${catalogue}/${it}/${FILES[0]}.ftl`))) {
      const bundle = new FluentBundle(language);
      for (const file of FILES)
        bundle.addResource(new FluentResource(readFileSync(`${catalogue}/${language}/${file}.ftl`, "utf-8")));
      const say = (message: string) => bundle.formatPattern(bundle.getMessage(message)!.value!);
      const source = JSON.stringify(manifestIn(language, say));
      this.emitFile({ type: "asset", fileName: `app-${language}.webmanifest`, source });
    }
  },
});
