/**
 * What was last seen of the server, to be looked at when it cannot be reached. It is of this device: whoever signs out
 * forgets it (`keepsakes.ts`). Browsers keep it only for a page that comes by HTTPS or from the same machine.
 */
import type { Home } from "./wire.ts";

const CACHE = "princeps.seen";
const WHEN = "seen-at";

let at = $state<number | null>(null);

/** When that was seen which is shown now; null while the server answers. */
export const seenAt = (): number | null => at;
export const meetServer = (): void => void (at = null);

const kept = () => ("caches" in window ? caches.open(CACHE) : null);

export async function keep(path: string, contents: unknown): Promise<void> {
  const headers = { [WHEN]: String(Date.now()) };
  await (await kept())?.put(path, new Response(JSON.stringify(contents), { headers }));
}

/** Null if it was never seen here. */
export async function lastSeen<T>(path: string): Promise<T | null> {
  const found = await (await kept())?.match(path);
  if (!found) return null;
  at = Number(found.headers.get(WHEN));
  return (await found.json()) as T;
}

export const pathOfGame = (id: string): string => `/game/${id}`;

/** Of games that are over or gone the tables are dropped. */
export async function keepHome(path: string, home: Home): Promise<void> {
  await keep(path, home);
  const running = new Set(home.mine.filter(({ over }) => !over).map(({ id }) => pathOfGame(id)));
  const cache = await kept();
  for (const { url } of (await cache?.keys()) ?? []) {
    const { pathname } = new URL(url);
    if (pathname.startsWith("/game/") && !running.has(pathname)) await cache?.delete(pathname);
  }
}
