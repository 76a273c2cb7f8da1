/**
 * What this browser keeps for somebody: settings, puzzles, lessons. Their other devices get it by way of the server, which
 * does not read it. What was achieved on either is united; what was chosen on a device stays as it is there.
 */
import * as api from "./api.ts";
import { forgetDevice } from "./device.ts";
import { sayNextTime } from "./renewal.ts";
import type { Keepsakes } from "./wire.ts";

const OURS = "princeps.";
const SHARED = "princeps.shared"; // there are other devices, or words to come back by

type Thing = Record<string, unknown>;
type Stored = Record<string, unknown>; // by key, without "princeps."

const isThing = (it: unknown): it is Thing => typeof it === "object" && it !== null && !Array.isArray(it);
const thing = (it: unknown): Thing => (isThing(it) ? it : {});
const list = (it: unknown): unknown[] => (Array.isArray(it) ? it : []);
/** Things that are made alike are the same thing. */
const unitedAlike = (mine: unknown, theirs: unknown): unknown[] => [
  ...new Map([...list(theirs), ...list(mine)].map((it) => [JSON.stringify(it), it])).values(),
];
const united = (mine: unknown, theirs: unknown): unknown[] => [...new Set([...list(theirs), ...list(mine)])];

/** What is said of the same thing on both devices; `undefined` where one of them says nothing. */
const MERGE: Record<string, (mine: unknown, theirs: unknown) => unknown> = {
  settings: settingsOf,
  puzzles: (mine, theirs) => ({
    results: byKey(thing(mine).results, thing(theirs).results, betterResult),
    days: united(thing(mine).days, thing(theirs).days).sort(),
  }),
  lessons: (mine, theirs) => byKey(mine, theirs, furtherLesson),
  language: (mine, theirs) => mine ?? theirs,
  setup: (mine, theirs) => mine ?? theirs,
  opened: (mine, theirs) => mine ?? theirs, // the game that was opened last
  setups: unitedAlike,
  unlisted: united,
};

function settingsOf(mine: unknown, theirs: unknown): unknown {
  if (!isThing(mine) && !isThing(theirs)) return undefined;
  const [here, there] = [thing(mine), thing(theirs)];
  const { confirm: _confirm, ...chosen } = there; // whether a finger easily misses is a matter of the device
  const guide = isThing(mine) && isThing(theirs) ? guideOf(here.guide, there.guide) : (here.guide ?? there.guide);
  return {
    ...chosen,
    ...(isThing(mine) ? here : {}),
    name: here.name || there.name || "",
    played: { ...thing(there.played), ...thing(here.played) },
    guide: guide ?? null,
  };
}

const guideOf = (mine: unknown, theirs: unknown): unknown => (mine && theirs ? united(mine, theirs) : (mine ?? theirs));

function byKey(mine: unknown, theirs: unknown, better: (mine: unknown, theirs: unknown) => unknown): Thing {
  const merged = { ...thing(theirs) };
  for (const [name, value] of Object.entries(thing(mine)))
    merged[name] = name in merged ? better(value, merged[name]) : value;
  return merged;
}

/** A puzzle that was solved on either is solved; where both are, it was in fewer tries. */
function betterResult(mine: unknown, theirs: unknown): unknown {
  const tries = (result: unknown) => Number(thing(result).tries) || Infinity; // 0 where it was shown
  return tries(theirs) < tries(mine) ? theirs : mine;
}

function furtherLesson(mine: unknown, theirs: unknown): unknown {
  const step = (progress: unknown) => (progress === "done" ? Infinity : Number(thing(progress).step) || 0);
  return step(theirs) > step(mine) ? theirs : mine;
}

export function merged(mine: Stored, theirs: Stored): Stored {
  const found = Object.entries(MERGE).map(([key, merge]) => [key, merge(mine[key], theirs[key])] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

// --- this browser ------------------------------------------------------------------------------------------------------

/** A language is kept as it is, everything else as JSON. */
function read(storage: Storage): Stored {
  const found = Object.keys(MERGE).map((key) => [key, parsed(key, storage.getItem(OURS + key))] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

function parsed(key: string, text: string | null): unknown {
  if (text === null || key === "language") return text ?? undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(storage: Storage, stored: Stored): void {
  for (const [key, value] of Object.entries(stored))
    storage.setItem(OURS + key, key === "language" ? String(value) : JSON.stringify(value));
}

/** Bring this browser and the server to the same; true if this browser has learned something. */
export async function share(): Promise<boolean> {
  const mine = read(localStorage);
  const { contents } = await api.ask<Keepsakes>("GET", "/api/me/keepsakes");
  const both = merged(mine, thing(parsed("", contents || "{}")));
  const [before, kept] = [JSON.stringify(merged(mine, {})), JSON.stringify(both)];
  if (kept !== contents) await api.ask<void>("POST", "/api/me/keepsakes", { body: { contents: kept }, again: true });
  localStorage.setItem(SHARED, "yes");
  if (kept === before) return false;
  write(localStorage, both);
  return true;
}

/** At the start of the page, of whoever has another device; what it brings is shown the next time. */
export async function shareIfOthers(): Promise<void> {
  try {
    if (localStorage.getItem(SHARED)) await share();
  } catch {
    // Without storage or server there is nothing to share.
  }
}

/** Nothing of a person stays in this browser: they have signed out, or deleted everything. */
export async function forgetAll(): Promise<void> {
  await forget((key) => key.startsWith(OURS));
}

/** Only what the server has said about a person and their games. */
export async function forgetSeen(): Promise<void> {
  await forget((key) => OF_GAMES.test(key));
}

const OF_GAMES = /^princeps\.(progress|muted)\./;

async function forget(isMeant: (key: string) => boolean): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
  if ("caches" in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * The server does not know this browser any longer. If somebody has other devices, it was signed out there, and they have
 * all that was kept here. Otherwise the server is another one, or has lost its data, and settings and puzzles stay.
 */
export async function signedOut(): Promise<void> {
  const isElsewhere = localStorage.getItem(SHARED) !== null;
  await (isElsewhere ? forgetAll() : forgetSeen());
  forgetDevice();
  if (!isElsewhere) return;
  sayNextTime("app-signed-out");
  location.assign("/");
}
