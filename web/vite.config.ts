import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Drawings that several screens share, in one file: else every single one would become a file of its own. */
function chunkOf(id: string): string | undefined {
  if (id.includes("/node_modules/svelte/")) return "svelte";
  return /\/src\/pieces\/(?!Sheet|Piece\.)\w+\.\w+/.test(id) ? "pieces" : undefined;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here("../src/princeps/server/static"),
    emptyOutDir: true,
    manifest: "parts.json", // which file needs which: tests weigh by it what one reader loads
    target: "es2022",
    assetsInlineLimit: 0, // the content-security policy allows files of our own, no data: addresses
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    fs: { allow: [here("."), here("../src/princeps/locale")] },
    proxy: { "/api": { target: process.env.PRINCEPS_SERVER ?? "http://127.0.0.1:8177", ws: true } }, // `princeps serve`
  },
});
