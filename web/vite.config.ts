import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { manifests } from "./manifests.ts";
import { partOf } from "./src/catalogues.ts";

type ManualChunkMeta = Rollup.ManualChunkMeta;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const START = here("src/main.ts");
const TABLE = here("src/screens/game/Game.svelte");
// Several screens share these, none of which everybody opens: by itself Rollup would add them to what all load first.
const LATER = ["keepsakes.ts", "table/exercise.svelte.ts", "parts/SettingsDialog.svelte", "pieces/Bust.svelte"];
const HOME = here("src/screens/home/Returning.svelte"); // needs less than a table does
const SVELTE = /\/node_modules\/(svelte|clsx|esm-env)\//; // with all that it needs: files must not need each other
const WORKER = "worker"; // at the root, as a service worker is in charge of its own folder

/** All that a module cannot do without. */
function neededBy(start: string, { getModuleInfo }: ManualChunkMeta): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * What every table needs is one file, whichever other screens need some of it too: cut into what each two of them share it
 * would be larger.
 */
function chunkOf(id: string, meta: ManualChunkMeta): string | undefined {
  const [, language, catalogue] = /\/locale\/(\w+)\/([\w-]+\.ftl)/.exec(id) ?? [];
  if (catalogue) return `words-${language}-${partOf(catalogue)}`;
  if (SVELTE.test(id)) return "svelte";
  const later = LATER.find((file) => id === here(`src/${file}`));
  if (later) return parse(later).name;
  const isAtHome = neededBy(START, meta).has(id) || neededBy(HOME, meta).has(id);
  return neededBy(TABLE, meta).has(id) && !isAtHome ? "table" : undefined;
}

/** A drawing does nothing unless it is used: who takes one of them from their index loads no others. */
const hasSideEffects = (id: string) => !/\/pieces\/[A-Z]\w+\.svelte$/.test(id);

/** Catalogues as the page loads them: their comments are for translators. */
const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  load(id) {
    const [file = "", query] = id.split("?");
    if (!file.endsWith(".ftl") || query !== "raw") return null;
    this.addWatchFile(file);
    const lines = readFileSync(file, "utf-8").split("\n");
    return `export default ${JSON.stringify(lines.filter((line) => !line.startsWith("#")).join("\n"))}`;
  },
};

export default defineConfig({
  plugins: [catalogues, svelte(), manifests(here("../src/princeps/locale"))],
  build: {
    outDir: here("../src/princeps/server/static"),
    emptyOutDir: true,
    manifest: "parts.json", // which file needs which: tests weigh by it what one reader loads
    target: "es2022",
    assetsInlineLimit: 0, // the content-security policy allows files of our own, no data: addresses
    rollupOptions: {
      input: { page: here("index.html"), [WORKER]: here("src/worker/worker.ts") },
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
        manualChunks: chunkOf,
        onlyExplicitManualChunks: true,
        experimentalMinChunkSize: 150_000, // else most drawings become files of their own
      },
      treeshake: { moduleSideEffects: hasSideEffects },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/princeps/locale")] },
    proxy: { "/api": { target: process.env.PRINCEPS_SERVER ?? "http://127.0.0.1:8177", ws: true } }, // `princeps serve`
  },
});
