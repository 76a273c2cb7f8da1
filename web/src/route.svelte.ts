/**
 * Which screen is shown. Addresses: / · /new · /game/<id> · /replay/<id>?at=123&seat=0 · /analysis/<id>?step=57&seat=0 ·
 * /mistakes/<id>?seat=0 · /puzzles · /puzzles/sets · /puzzles/<game>/<name> · /lessons · /lessons/<game>/<name> ·
 * /rules/<game>#<paragraph> · /statistics · /devices · /device#secret · /join#secret · /watch#secret · /pieces ·
 * /notify#token · /no-messages#token
 */

const GAMES = ["game", "replay", "analysis", "mistakes"] as const;
type Game = (typeof GAMES)[number];
const PLAIN = ["new", "pieces", "lessons", "statistics", "devices"] as const; // named by their address alone

export type Route =
  | { screen: "home" }
  | { screen: Game; id: string }
  | { screen: "claim"; kind: "join" | "watch"; secret: string }
  | { screen: "device"; secret: string }
  | { screen: "notify"; kind: "confirm" | "out"; secret: string }
  | { screen: (typeof PLAIN)[number] }
  | { screen: "lesson"; game: string; name: string }
  | { screen: "rules"; game: string }
  | { screen: "puzzles"; which: "today" | "sets" | { game: string; name: string } };

export function routeOf(path: string, fragment = ""): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  const game = GAMES.find((screen) => screen === first);
  if (game && second) return { screen: game, id: decodeURIComponent(second) };
  if (first === "join" || first === "watch")
    return { screen: "claim", kind: first, secret: fragment.replace(/^#/, "") };
  const kind = first === "notify" ? "confirm" : first === "no-messages" ? "out" : null;
  if (kind) return { screen: "notify", kind, secret: fragment.replace(/^#/, "") };
  if (first === "device") return { screen: first, secret: fragment.replace(/^#/, "") };
  if (first === "lessons" && third) return { screen: "lesson", game: second, name: third };
  if (first === "puzzles" && third) return { screen: first, which: { game: second, name: third } };
  if (first === "puzzles") return { screen: first, which: second === "sets" ? "sets" : "today" };
  if (first === "rules" && second) return { screen: "rules", game: second };
  const plain = PLAIN.find((screen) => screen === first);
  return { screen: plain ?? "home" };
}

let current = $state.raw<Route>({ screen: "home" });
export const route = (): Route => current;

/** Read the address; a secret in it is removed at once, so that it stays neither in the history nor in a copied address. */
export function readAddress(): void {
  current = routeOf(location.pathname, location.hash);
  if ("secret" in current) history.replaceState(null, "", location.pathname);
}

/** Go to a screen; `replace` drops the current one from the history. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  readAddress();
  scrollTo(0, 0);
}

/** Lets plain links work without reloading the page. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.target || link.download || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", readAddress);
