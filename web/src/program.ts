/**
 * What makes an app of the page: a worker that opens it without a network, the files that this takes, a manifest. All of it
 * comes after the page is there.
 */
import { background } from "./background.ts";
import { language } from "./words.svelte.ts";

const CACHES = "princeps.program."; // and the build whose files it has
const DOCUMENT = "/";
const PAUSE = 1000; // milliseconds, in which more files may come

const build = document.documentElement.dataset.build;
const files = new Set<string>();

export function becomeApp(): void {
  document.head.append(manifest());
  if (!build || !("caches" in window)) return;
  void background();
  let timer: ReturnType<typeof setTimeout>;
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) note(new URL(name));
    clearTimeout(timer);
    timer = setTimeout(() => void keepFiles(build).catch(() => {}), PAUSE); // what is missing is tried the next time
  }).observe({ type: "resource", buffered: true });
}

function manifest(): HTMLLinkElement {
  const link = document.createElement("link");
  return Object.assign(link, { rel: "manifest", href: `/app-${language()}.webmanifest` });
}

function note({ origin, pathname }: URL): void {
  if (origin === location.origin && !pathname.startsWith("/api/") && pathname.includes(".")) files.add(pathname);
}

/** Either all that was loaded so far is kept, and it belongs together, or nothing. */
async function keepFiles(build: string): Promise<void> {
  const answer = await fetch(DOCUMENT);
  if (!answer.ok || !(await answer.clone().text()).includes(`data-build="${build}"`)) return; // the server has another
  const cache = await caches.open(CACHES + build);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...files].filter((file) => !known.has(file)));
  await cache.put(DOCUMENT, answer);
  const former = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHES + build);
  await Promise.all(former.map((name) => caches.delete(name)));
}
