import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Ledger, LiveGame } from "../../src/table/live.svelte.ts";
import type { LogLine, Room, Table } from "../../src/wire.ts";

const line = (text: string): LogLine => ({
  seat: 0,
  chosen: true,
  text,
  brief: text,
  anchors: [],
  motions: [],
  gains: [],
});
const table = (revision: number, start: number, lines: string[], more: Partial<Table> = {}) =>
  ({
    type: "table",
    revision,
    reader: 0,
    language: "en",
    decision: null,
    log: { start, lines: lines.map(line) },
    ...more,
  }) as Table;
const texts = (lines: LogLine[]) => lines.map(({ text }) => text);

describe("the log", () => {
  test("goes on where the message says", () => {
    const ledger = new Ledger();
    ledger.take(table(1, 0, ["a", "b"]));
    ledger.take(table(2, 2, ["c"]));
    expect(texts(ledger.log)).toEqual(["a", "b", "c"]);
    expect(texts(ledger.news)).toEqual(["c"]);
  });
  test("is replaced from there on, as after an undo", () => {
    const ledger = new Ledger();
    ledger.take(table(1, 0, ["a", "b", "c"]));
    ledger.take(table(2, 1, ["x"]));
    expect(texts(ledger.log)).toEqual(["a", "x"]);
  });
  test("tells as news only what was not there before", () => {
    const ledger = new Ledger();
    ledger.take(table(1, 0, ["a", "b"]));
    ledger.take(table(2, 0, ["a", "b", "c"]));
    expect(texts(ledger.news)).toEqual(["c"]);
  });
  test("of somebody who has just come holds no news", () => {
    const ledger = new Ledger();
    ledger.take(table(9, 0, ["a", "b"]));
    expect(ledger.news).toEqual([]);
  });
  test("is never taken back to an older table", () => {
    const ledger = new Ledger();
    ledger.take(table(3, 0, ["a", "b"]));
    expect(ledger.take(table(2, 0, ["a"]))).toBe(true);
    expect(ledger.table?.revision).toBe(3);
  });
  test("says when lines are missing", () => {
    const ledger = new Ledger();
    ledger.take(table(1, 0, ["a"]));
    expect(ledger.take(table(4, 3, ["d"]))).toBe(false);
    expect(texts(ledger.log)).toEqual(["a"]);
  });
});

// --- the connection -----------------------------------------------------------------------------------------------------

class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  sent: string[] = [];
  isClosed = false;

  constructor(readonly address: URL) {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): this {
    this.onopen?.();
    return this;
  }
  push(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code, reason: "" });
  }
  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }
}

const room = {
  type: "room",
  id: "g",
  proposals: [],
  seats: [{ seat: 0, name: "Anna", mine: true, since: null }],
} as unknown as Room;

/** What the server has: its answers follow it. */
const server = { table: table(1, 0, ["a"]), isUp: true, acts: [] as unknown[], refuse: 0 };

function answer(address: string, request?: RequestInit): Response {
  if (!server.isUp) throw new TypeError("gone");
  if (address.includes("/room")) return Response.json(room);
  if (address.includes("/box")) return Response.json({ game: "forum-trajanum" });
  if (address.includes("/actions")) {
    server.acts.push(JSON.parse(String(request?.body)));
    if (server.refuse-- > 0) return Response.json({ code: "stale", reason: "" }, { status: 409 });
  }
  return Response.json(server.table);
}

describe("a live game", () => {
  let game: LiveGame;

  beforeEach(async () => {
    vi.useFakeTimers();
    FakeSocket.opened = [];
    Object.assign(server, { table: table(1, 0, ["a"]), isUp: true, acts: [], refuse: 0 });
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", async (address: string, request?: RequestInit) => answer(address, request));
    game = new LiveGame("g");
    await game.open();
  });
  afterEach(() => {
    game.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("takes pushes", () => {
    FakeSocket.last.open().push(table(2, 1, ["b"]));
    expect(game.connection).toBe("live");
    expect(texts(game.log)).toEqual(["a", "b"]);
  });

  test("resumes from its last revision after a break", async () => {
    FakeSocket.last.open().push(table(5, 1, ["b"]));
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(FakeSocket.last.address.searchParams.get("after")).toBe("5");
    expect(FakeSocket.last.address.searchParams.get("seat")).toBe("0");
  });

  test("waits longer each time it cannot connect", async () => {
    const pauses = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const begun = Date.now();
      const before = FakeSocket.opened.length;
      FakeSocket.last.break();
      while (FakeSocket.opened.length === before) await vi.advanceTimersByTimeAsync(50);
      pauses.push(Date.now() - begun);
    }
    expect(pauses[4]!).toBeGreaterThan(4 * pauses[0]!);
  });

  test("asks again and again where no socket can be had", async () => {
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.break();
    server.table = table(2, 1, ["b"]);
    await vi.advanceTimersByTimeAsync(3100);
    expect(game.connection).toBe("polling");
    expect(texts(game.log)).toEqual(["a", "b"]);
  });

  test("says so when the server is gone, and comes back by itself", async () => {
    server.isUp = false;
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(8000);
    expect(game.connection).toBe("lost");
    server.isUp = true;
    FakeSocket.last.open().push(table(2, 1, ["b"]));
    expect(game.connection).toBe("live");
    expect(texts(game.log)).toEqual(["a", "b"]);
  });

  test("does not trust a connection that answers no ping", async () => {
    const first = FakeSocket.last.open();
    await vi.advanceTimersByTimeAsync(41_000);
    expect(first.sent).toEqual(["ping"]);
    expect(first.isClosed).toBe(true);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
  });

  test("ends when it is no longer to be seen", async () => {
    FakeSocket.last.open().break(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(game.problem).toMatchObject({ code: "no-game" });
  });

  test("is worded anew when somebody takes another name", async () => {
    server.table = table(1, 0, ["a, by another name"]);
    FakeSocket.last.open().push({ ...room, seats: [{ ...room.seats[0], name: "Berta" }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(game.log)).toEqual(["a, by another name"]);
    expect(game.news).toEqual([]);
  });

  test("says that one has left, when a bot has taken over", () => {
    FakeSocket.last.open().push({ ...room, proposals: [{ seat: 0 }] });
    FakeSocket.last.break(4404);
    expect(game.problem).toMatchObject({ code: "left" });
  });

  test("asks for everything when lines are missing", async () => {
    server.table = table(4, 0, ["a", "b", "c"]);
    FakeSocket.last.open().push(table(4, 2, ["c"]));
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(game.log)).toEqual(["a", "b", "c"]);
  });

  test("takes no table that belongs to another seat or language", () => {
    FakeSocket.last.open().push(table(2, 1, ["b"], { reader: 1 }));
    FakeSocket.last.push(table(2, 1, ["b"], { language: "ru" }));
    expect(texts(game.log)).toEqual(["a"]);
  });

  const asked = (question: string) => ({ decision: { question } as Table["decision"] });

  test("answers again when others were quicker but its own question stands", async () => {
    FakeSocket.last.open().push(table(2, 1, [], asked("take")));
    server.table = table(3, 1, [], asked("take"));
    server.refuse = 1;
    await game.act(["take.a.r2c3"]);
    expect(server.acts).toMatchObject([{ revision: 2 }, { revision: 3 }]);
  });

  test("does not answer another question than it was asked", async () => {
    FakeSocket.last.open().push(table(2, 1, [], asked("take")));
    server.table = table(3, 1, [], asked("pass"));
    server.refuse = 1;
    await expect(game.act(["take.a.r2c3"])).rejects.toMatchObject({ code: "stale" });
    expect(server.acts).toHaveLength(1);
  });
});
