/** Games are found by their folders, and those that nobody has drawn are played at a plain table. */
import { readdirSync } from "node:fs";
import { mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { bookOf, faceOf, GAMES } from "../../src/games/index.ts";
import { settings } from "../../src/settings.svelte.ts";
import type { Box, Room, Table } from "../../src/wire.ts";
import { speak } from "../../src/words.svelte.ts";
import { fixture } from "../table/fixture.ts";
import Seated from "./Seated.svelte";

const FOLDERS = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

beforeAll(() => speak("en"));

test("every folder of a game is found, and says how to load the rest of it", async () => {
  expect(Object.keys(GAMES).sort()).toEqual(FOLDERS.sort());
  for (const name of FOLDERS) {
    expect((await faceOf(name)).Table).toBeTruthy();
    expect((await bookOf(name))?.steps.length).toBeGreaterThan(5);
  }
});

test("two games draw what they call alike by themselves", async () => {
  const drawn = await Promise.all(FOLDERS.map(async (name) => (await faceOf(name)).NamedPiece));
  expect(new Set(drawn).size).toBe(FOLDERS.length);
});

/** A question of the real rules, asked by a game of which the page knows nothing. */
async function unknownGame() {
  const { play, wire, table, act } = fixture("take");
  Object.assign(wire, {
    box: { game: "bidding" } as unknown as Box,
    table: { ...table, position: { game: "bidding" } } as unknown as Table,
    room: { id: "x", game: "bidding", seats: [{ name: "Livia" }, { name: "Marcus" }] } as unknown as Room,
  });
  return { play, act, answers: table.decision!.answers, face: await faceOf("bidding") };
}

test("a game without drawings shows its question, its scores, and every answer as a button", async () => {
  const { play, act, answers, face } = await unknownGame();
  settings.guide = null;
  const app = mount(Seated, { target: document.body, props: { play, face } });
  try {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button.answer")];
    const named = buttons.map((button) => button.getAttribute("aria-label")).sort();
    expect(named).toEqual(answers.map(({ phrase }) => phrase).sort());
    expect(document.body.textContent).toContain(play.real.decision!.title);
    expect(document.body.textContent).toContain("Marcus");
    const [first] = answers;
    buttons.find((button) => button.getAttribute("aria-label") === first!.phrase)!.click();
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith([first!.action]));
  } finally {
    await unmount(app);
  }
});

test("nothing can be read about a game without drawings", async () => expect(await bookOf("bidding")).toBeNull());
