/**
 * The server, as functions. What it refuses is thrown as a `Refusal` with its reason; if it cannot be reached, as one with
 * the code "unreachable".
 *
 * A request that changes a game carries a key: when no answer comes, the same request is sent again under the same key,
 * and the server does it once.
 */
import { heedDevice } from "./device.ts";
import { follow } from "./renewal.ts";
import { keep, keepHome, lastSeen, meetServer } from "./seen.svelte.ts";
import type {
  Aversion,
  Aversions,
  Box,
  ContinueRequest,
  Created,
  Hint,
  Home,
  Joined,
  Language,
  Lessons,
  Link,
  NewGame,
  Opened,
  OpenTables,
  Reason,
  ErrorReply,
  Replay,
  Room,
  Rulebook,
  Table,
} from "./wire.ts";

export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly code: string,
    readonly reason: string,
    readonly status = 0,
  ) {
    super(reason);
  }
}

const PAUSES = [250, 1000, 3000]; // milliseconds before each retry
const TEMPORARY = new Set([502, 504]); // from a proxy whose server is restarting

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Query = Record<string, string | number | undefined>;

const newKey = (): string => crypto.randomUUID();

/** `again`: the request can safely be sent twice. */
export async function ask<T>(
  method: Method,
  path: string,
  {
    query = {},
    body,
    again = method === "GET",
    wanted,
  }: {
    query?: Query;
    body?: unknown;
    again?: boolean;
    wanted?: AbortSignal;
  } = {},
): Promise<T> {
  const pauses = again && (method !== "GET" || navigator.onLine) ? PAUSES : [];
  for (let attempt = 0; ; attempt++) {
    const answer = await send(method, path + queryOf(query), body, wanted);
    wanted?.throwIfAborted();
    if (answer && !(TEMPORARY.has(answer.status) && attempt < pauses.length)) {
      heed(answer);
      return read<T>(answer);
    }
    const pause = pauses[attempt];
    if (pause === undefined) throw new Refusal("unreachable", "The server cannot be reached.");
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/** What each reply says about whoever asks, and about the page. */
function heed({ headers }: Response): void {
  const build = headers.get("princeps-build");
  if (build === null) return; // a proxy answers in place of the server
  meetServer();
  heedDevice(headers.get("princeps-device"));
  follow(build);
}

/** Null if no answer came. */
async function send(method: Method, address: string, body: unknown, signal?: AbortSignal): Promise<Response | null> {
  const text = typeof body === "string" ? body : JSON.stringify(body); // a string is already JSON
  const withBody = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: text };
  try {
    return await fetch(address, { method, credentials: "same-origin", ...withBody, ...(signal && { signal }) });
  } catch {
    return null;
  }
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = (await answer.json().catch(() => ({}))) as Partial<ErrorReply>;
  throw new Refusal(said.code ?? `http-${answer.status}`, said.reason ?? answer.statusText, answer.status);
}

function queryOf(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

export interface Health {
  ready: boolean;
  compiling: string; // the game whose rules are being compiled
  progress: number; // 0 to 1
  seconds_left: number | null; // roughly
  playing: string[]; // levels of bots that play meanwhile, slowly on a busy machine
}

export const health = () => ask<Health>("GET", "/api/health");

/** Or what was last seen there, where the server cannot be reached. */
async function orLastSeen<T>(asked: Promise<T>, path: string): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const seen = isUnreachable(error) ? await lastSeen<T>(path) : null;
    if (!seen) throw error;
    return seen;
  }
}

export const isUnreachable = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === "unreachable" || TEMPORARY.has(error.status));

const HOME = "/api/home";
export async function home(language: Language): Promise<Home> {
  const asked = ask<Home>("GET", HOME, { query: { language } });
  void asked.then((home) => keepHome(HOME, home)).catch(() => {}); // a browser that keeps nothing
  return orLastSeen(asked, HOME);
}

async function kept<T>(path: string, query: Query = {}): Promise<T> {
  const asked = ask<T>("GET", path, { query });
  void asked.then((contents) => keep(path, contents)).catch(() => {});
  return orLastSeen(asked, path);
}
export const newGame = (wanted: NewGame) => ask<Created>("POST", "/api/games", { body: wanted });
export const join = (secret: string) => ask<Joined>("POST", "/api/join", { body: { secret } });
export const watch = (secret: string) => ask<Created>("POST", "/api/watch", { body: { secret } });

export const game = (id: string, rest = "") => `/api/games/${encodeURIComponent(id)}${rest}`;

export const room = (id: string, language: Language) => ask<Room>("GET", game(id, "/room"), { query: { language } });
export const box = (id: string, language: Language) => ask<Box>("GET", game(id, "/box"), { query: { language } });
export const table = (id: string, seat: number | null, language: Language, after?: number) =>
  ask<Table>("GET", game(id, "/table"), { query: { seat: seat ?? undefined, language, after } });

export interface Turn {
  seat: number;
  revision: number;
  language: Language;
}

export const act = (id: string, turn: Turn, actions: string[], key = newKey()) =>
  ask<Table>("POST", game(id, "/actions"), { body: { ...turn, actions, key, after: turn.revision }, again: true });
export const undo = (id: string, turn: Turn, key = newKey()) =>
  ask<Table>("POST", game(id, "/undo"), { body: { ...turn, key, after: turn.revision }, again: true });
export const explore = (id: string, turn: Turn, actions: string[], wanted: AbortSignal) =>
  ask<Table>("POST", game(id, "/explore"), { body: { ...turn, actions }, again: true, wanted });
export const hint = (id: string, turn: Turn, actions: string[]) =>
  ask<{ hints: Hint[] }>("POST", game(id, "/hint"), { body: { ...turn, actions } });
export const why = (id: string, seat: number, anchor: string, actions: string[], language: Language) =>
  ask<Reason>("POST", game(id, "/why"), { body: { seat, anchor, actions, language }, again: true });

export const say = (id: string, text: string) => ask<void>("POST", game(id, "/chat"), { body: { text } });
export const rename = (id: string, seat: number, name: string) =>
  ask<void>("PATCH", game(id, `/seats/${seat}`), { body: { name }, again: true });
export const inviteTo = (id: string, seat: number) => ask<Link>("POST", game(id, `/seats/${seat}/link`));
export const leave = (id: string, seat: number) =>
  ask<{ done: boolean }>("POST", game(id, `/seats/${seat}/leave`), { body: {} });
export const agree = (id: string, seat: number) => ask<{ done: boolean }>("POST", game(id, `/seats/${seat}/agree`));
export const decline = (id: string, seat: number) => ask<void>("POST", game(id, `/seats/${seat}/decline`));
export const stay = (id: string, seat: number) => ask<void>("POST", game(id, `/seats/${seat}/stay`));
export const inviteSpectators = (id: string) => ask<Link>("POST", game(id, "/spectators"));
export const rematch = (id: string) => ask<Created>("POST", game(id, "/rematch"));
export const declineRematch = (id: string) => ask<void>("POST", game(id, "/rematch/decline"), { again: true });
export const remove = (id: string) => ask<void>("DELETE", game(id), { again: true });

export const openTables = (language: Language) => ask<OpenTables>("GET", "/api/open-tables", { query: { language } });
export const sit = (id: string, name: string | null) =>
  ask<Joined>("POST", game(id, "/sit"), { body: { name }, again: true });
export const watchTable = (id: string) => ask<void>("POST", game(id, "/watch"), { again: true });
export const kick = (id: string, seat: number) => ask<void>("POST", game(id, `/seats/${seat}/kick`));
export const setAversion = (id: string, seat: number, kind: Aversion["kind"], isAverse: boolean) =>
  ask<void>("POST", game(id, `/seats/${seat}/aversion`), { body: { kind, averse: isAverse }, again: true });
export const aversions = (language: Language) => ask<Aversions>("GET", "/api/me/aversions", { query: { language } });
export const endAversion = (id: string) => ask<void>("DELETE", `/api/me/aversions/${id}`, { again: true });

export const replay = (id: string, seat: number | undefined, open: boolean | undefined, language: Language) =>
  ask<Replay>("GET", game(id, "/replay"), { query: { seat, open: open?.toString(), language } });
export const replayTable = (id: string, at: number, seat: number, open: boolean, language: Language, after: number) =>
  ask<Table>("GET", game(id, `/replay/${at}`), { query: { seat, open: String(open), language, after } });
export const recipeAddress = (id: string) => game(id, "/replay/recipe");
export const share = (id: string) => ask<void>("POST", game(id, "/share"), { again: true });
export const playOn = (id: string, wish: ContinueRequest) =>
  ask<Created>("POST", game(id, "/continue"), { body: wish });
export const openFile = (text: string) => ask<Created>("POST", "/api/replays", { body: text });

export const rulebook = (of: string, language: Language) =>
  kept<Rulebook>(`/api/rulebook/${encodeURIComponent(of)}`, { language });
export const lessons = (of: string) => kept<Lessons>(`/api/lessons/${encodeURIComponent(of)}`);

/** A position that is played from its answers alone: a lesson, a puzzle, a mistake. */
export interface Exercise {
  kind: string;
  game: string;
  name: string;
}
const exercise = <T>({ kind, game, name }: Exercise, question: string, body: unknown, wanted?: AbortSignal) =>
  ask<T>("POST", `/api/exercises/${kind}/${encodeURIComponent(game)}/${encodeURIComponent(name)}/${question}`, {
    body,
    again: true, // nothing is changed
    ...(wanted && { wanted }),
  });

export const openExercise = (of: Exercise, answers: string[], language: Language) =>
  exercise<Opened>(of, "open", { answers, language });
export const exerciseTable = (of: Exercise, answers: string[], language: Language, after: number) =>
  exercise<Table>(of, "table", { answers, language, after });
export const tryExercise = (of: Exercise, answers: string[], actions: string[], language: Language, end: AbortSignal) =>
  exercise<Table>(of, "explore", { answers, actions, language }, end);
export const whyNot = (of: Exercise, answers: string[], anchor: string, actions: string[], language: Language) =>
  exercise<Reason>(of, "why", { answers, anchor, actions, language });
