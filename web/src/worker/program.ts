/**
 * The page without a network. The server is always asked first for the document, so that no old page meets a new server;
 * what it loads is named by its contents and may come from here. The page itself keeps its files (`program.ts`): nothing
 * that the server says of a game or a person passes through here.
 */
import type { FetchEvent, WorkerScope } from "./scope.ts";

const DOCUMENT = "/";
const PATIENCE = 4000; // milliseconds; a line that is dead has often not said so
const SILENT = new Set([502, 503, 504]); // from a proxy whose server is down

export function serve(worker: WorkerScope, event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(documentFor(request));
  else if (pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else event.respondWith(fetch(request).catch(async (error: unknown) => (await caches.match(request)) ?? fail(error)));
}

async function documentFor(request: Request): Promise<Response> {
  const asked = fetch(request);
  const kept = await caches.match(DOCUMENT);
  if (!kept) return asked;
  const inTime = await Promise.race([asked.catch(() => null), late()]);
  return inTime && !SILENT.has(inTime.status) ? inTime : kept;
}

const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));

function fail(error: unknown): never {
  throw error;
}
