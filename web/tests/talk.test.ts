import { expect, test } from "vitest";
import { Talk } from "../src/room/talk.svelte.ts";
import type { LiveGame } from "../src/table/live.svelte.ts";
import type { ChatLine, Room, Seat } from "../src/wire.ts";

const person = (seat: number, mine: boolean) => ({ seat, kind: "person", mine }) as Seat;
const bot = (seat: number) => ({ seat, kind: "bot", mine: false }) as Seat;
const line = (number: number, seat: number) => ({ number, seat, name: "", text: "" }) as ChatLine;

function gameWith(seats: Seat[], chat: ChatLine[] = []): { room: Room } & LiveGame {
  return { id: "one", room: { seats, chat, spectators: 0 } as unknown as Room } as { room: Room } & LiveGame;
}

test("what was said before one came counts as read, what is said later does not, until it is read", () => {
  const game = gameWith([person(0, true), person(1, false)], [line(0, 1)]);
  const talk = new Talk(game);
  expect(talk.unread).toEqual([]);
  game.room = { ...game.room, chat: [line(0, 1), line(1, 1)] };
  expect(talk.unread.map(({ number }) => number)).toEqual([1]);
  talk.read();
  expect(talk.unread).toEqual([]);
});

test("the very first line is news too", () => {
  const game = gameWith([person(0, true), person(1, false)]);
  const talk = new Talk(game);
  game.room = { ...game.room, chat: [line(0, 1)] };
  expect(talk.unread).toHaveLength(1);
});

test("one's own words are no news", () => {
  const game = gameWith([person(0, true), person(1, false)]);
  const talk = new Talk(game);
  game.room = { ...game.room, chat: [line(0, 0)] };
  expect(talk.unread).toEqual([]);
  expect(talk.lines.map(({ seat }) => seat)).toEqual([0]);
});

test("among bots there is nobody to talk to", () => {
  expect(new Talk(gameWith([person(0, true), bot(1)])).hasCompany).toBe(false);
  expect(new Talk(gameWith([person(0, true), person(1, false)])).hasCompany).toBe(true);
});
