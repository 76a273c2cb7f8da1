import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { partOf } from "./src/catalogues.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function chunkOf(id: string): string | undefined {
  const [, language, catalogue] = /\/locale\/(\w+)\/([\w-]+\.ftl)/.exec(id) ?? [];
  if (catalogue) return `words-${language}-${partOf(catalogue)}`;
  return id.includes("/node_modules/svelte/") ? "svelte" : undefined;
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
  plugins: [catalogues, svelte()],
  build: {
    outDir: here("../src/princeps/server/static"),
    emptyOutDir: true,
    manifest: "parts.json", // which file needs which: tests weigh by it what one reader loads
    target: "es2022",
    assetsInlineLimit: 0, // the content-security policy allows files of our own, no data: addresses
    rollupOptions: {
      output: { manualChunks: chunkOf, experimentalMinChunkSize: 150_000 }, // else most drawings become files of their own
      treeshake: { moduleSideEffects: hasSideEffects },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/princeps/locale")] },
    proxy: { "/api": { target: process.env.PRINCEPS_SERVER ?? "http://127.0.0.1:8177", ws: true } }, // `princeps serve`
  },
});
