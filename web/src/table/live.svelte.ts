/**
 * A game as it is now. The server pushes whole tables through a socket; whatever happens to that, the last revision is
 * asked for again, and while there is no socket the game is asked for every few seconds.
 */
import * as api from "../api.ts";
import { deviceHere } from "../device.ts";
import { keep, lastSeen, pathOfGame } from "../seen.svelte.ts";
import type { Box, Hint, LogLine, Room, Table } from "../wire.ts";
import { language } from "../words.svelte.ts";
import type { Step } from "./steps.ts";

export type Connection = "opening" | "live" | "polling" | "lost";

const FIRST_PAUSE = 500; // before a new attempt to connect; doubled each time
const LONGEST_PAUSE = 15_000;
const POLL_EVERY = 3000;
const POLL_AFTER_FAILURES = 2;
const PING_EVERY = 20_000; // a connection that answers none of these is dead, though nobody has said so
const HERE_EVERY = 10_000;
const FINAL = [4403, 4404, 4409]; // how the server closes a socket to a game that is not, or no longer, to be seen

/** Revisions and lines that one reader has. Kept apart from the network, so that every order of messages can be tried. */
export class Ledger {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Lines that the last message brought, to be shown as they happen; none when the reader has just come. */
  news = $state.raw<LogLine[]>([]);

  /** Take a table in; false if lines are missing before it, so that all must be asked for again. */
  take(next: Table): boolean {
    if (this.table && next.revision < this.table.revision) return true;
    if (next.log.start > this.log.length) return false;
    const isNew = this.table !== null && next.revision > this.table.revision;
    this.news = isNew ? fresh(this.log.slice(next.log.start), next.log.lines) : [];
    this.log = [...this.log.slice(0, next.log.start), ...next.log.lines];
    this.table = next;
    return true;
  }

  forget(): void {
    this.table = null;
    this.log = [];
    this.news = [];
  }
}

/** The lines of `next` from the first on that differs from what stood there. */
function fresh(old: LogLine[], next: LogLine[]): LogLine[] {
  const same = next.findIndex((line, index) => old[index]?.text !== line.text);
  return same < 0 ? [] : next.slice(same);
}

/** A game as it was last seen here, and from where. */
interface Seen {
  room: Room;
  box: Box;
  seat: number | null;
  table: Table;
}
const REACH_EVERY = 5000; // milliseconds, while what was last seen is shown

const namesIn = (room: Room): string => room.seats.map((seat) => seat.name).join("\n");

export class LiveGame {
  readonly ledger = new Ledger();
  room = $state.raw<Room | null>(null);
  box = $state.raw<Box | null>(null);
  connection = $state<Connection>("opening");
  /** When it is next tried to connect; null while that is being tried, or needless. */
  retryAt = $state<number | null>(null);
  /** Why the game cannot be shown at all. */
  problem = $state.raw<unknown>(null);
  busy = $state(false);
  /** The seat whose view is shown; null for spectators. */
  seat = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setInterval> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #answered = true;
  #lastHere = 0;
  #closed = false;
  #isOld = false; // what is shown was seen earlier, and nobody was reached since
  #previews = new AbortController(); // until something is done
  #language = language();

  constructor(readonly id: string) {}

  get table(): Table | null {
    return this.ledger.table;
  }
  get log(): LogLine[] {
    return this.ledger.log;
  }
  get news(): LogLine[] {
    return this.ledger.news;
  }

  /** Look at the room, sit down at the first own seat that has to decide, and stay in touch. */
  async open(): Promise<void> {
    this.problem = null;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.#keep);
    try {
      this.room = await api.room(this.id, this.#language);
      const mine = this.room.seats.filter((seat) => seat.mine);
      this.seat = (mine.find((seat) => seat.since !== null) ?? mine[0])?.seat ?? null;
      await this.#load();
      this.#isOld = false;
      this.#keep();
      this.#connect();
    } catch (error) {
      if (!(api.isUnreachable(error) && (await this.#showLastSeen()))) this.problem = error;
    }
  }

  /** For the next time that it is opened, which may be without a network. */
  #keep = (): void => {
    const { room, box, seat, table, log } = this;
    if (!room || !box || !table || this.#isOld || !deviceHere()) return;
    const seen: Seen = { room, box, seat, table: { ...table, log: { ...table.log, start: 0, lines: log } } };
    void keep(pathOfGame(this.id), seen).catch(() => {}); // a browser that keeps nothing
  };

  /** Nothing can be done there: it would be lost. False if this game was never seen here. */
  async #showLastSeen(): Promise<boolean> {
    const seen = this.#isOld || (await lastSeen<Seen>(pathOfGame(this.id)).catch(() => null));
    if (!seen || this.#closed) return false;
    if (seen !== true) {
      this.#isOld = true;
      ({ room: this.room, box: this.box, seat: this.seat } = seen);
      this.ledger.take({ ...seen.table, decision: null, undo: { possible: false, barrier: "" } });
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.open(), REACH_EVERY);
    return true;
  }

  close(): void {
    this.#keep();
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#keep);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#hangUp();
  }

  /** Show the table from another own seat; nothing of the former view is kept. */
  async sit(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.seat = seat;
    await this.#begin();
  }

  /** Ask for everything again in another language. */
  async speak(): Promise<void> {
    if (this.#language === language() || !this.room) return;
    this.#language = language();
    this.room = await api.room(this.id, this.#language);
    await this.#begin();
  }

  async #begin(): Promise<void> {
    this.#hangUp();
    this.ledger.forget();
    await this.#load();
    this.#connect();
  }

  /** Until all have sat down there is nothing but the room. */
  async #load(): Promise<void> {
    if (this.room?.gathering) return;
    const [box, table] = await Promise.all([
      api.box(this.id, this.#language),
      api.table(this.id, this.seat, this.#language),
    ]);
    this.box = box;
    this.ledger.take(table);
  }

  // --- acting ---------------------------------------------------------------------------------------------------

  act(actions: string[]): Promise<void> {
    return this.#change((turn) => api.act(this.id, turn, actions));
  }

  undo(): Promise<void> {
    return this.#change((turn) => api.undo(this.id, turn));
  }

  /** The table that would follow; nothing is done. */
  async explore(actions: string[]): Promise<Table> {
    return await api.explore(this.id, this.#turn(), actions, this.#previews.signal);
  }

  async why(anchor: string, actions: string[]): Promise<string> {
    return (await api.why(this.id, this.#turn().seat, anchor, actions, this.#language)).reason;
  }

  /** What a strong player would do, after some answers that are still in hand. */
  async hint(actions: string[]): Promise<Hint[]> {
    return (await api.hint(this.id, this.#turn(), actions)).hints;
  }

  /** The tables since a line of the log, from this seat, as they were. */
  async recall(from: number): Promise<Step[]> {
    const { tablesSince } = await import("./recall.ts");
    return await tablesSince(this.id, this.seat ?? -1, this.#language, from, this.log);
  }

  async #change(request: (turn: api.Turn) => Promise<Table>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#previews.abort(); // an answer may overtake them, and they would be refused
    this.#previews = new AbortController();
    const asked = this.table?.decision?.question;
    try {
      this.#take(await request(this.#turn()));
    } catch (error) {
      if (!(error instanceof api.Refusal && error.code === "stale")) throw error;
      await this.#refresh();
      // Others answered in the meantime. If that left my own question as it was, my answer stands.
      if (asked === undefined || this.table?.decision?.question !== asked) throw error;
      this.#take(await request(this.#turn()));
    } finally {
      this.busy = false;
    }
  }

  #turn(): api.Turn {
    if (this.seat === null || !this.table) throw new api.Refusal("only-players", "Spectators cannot do that.");
    return { seat: this.seat, revision: this.table.revision, language: this.#language };
  }

  // --- staying in touch -------------------------------------------------------------------------------------------

  #take(table: Table): void {
    const isMine = table.reader === (this.seat ?? -1) && table.language === this.#language;
    if (isMine && !this.ledger.take(table)) void this.#refresh(0);
  }

  /** Ask for the table once; from 0 on, if what came before is missing. */
  async #refresh(after = this.table?.revision): Promise<void> {
    const { seat } = this;
    const table = await api.table(this.id, seat, this.#language, after).catch(() => null); // the next push brings it
    if (table && seat === this.seat) this.#take(table);
  }

  #connect(): void {
    if (this.#closed) return;
    this.retryAt = null;
    const address = new URL(`/api/games/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (this.seat !== null) address.searchParams.set("seat", String(this.seat));
    address.searchParams.set("language", this.#language);
    address.searchParams.set("after", String(this.table?.revision ?? 0));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(String(event.data));
    socket.onclose = (event) => socket === this.#socket && this.#lost(event);
  }

  /** Somebody does something in front of this table, which is seen. */
  here(): void {
    const now = Date.now();
    if (now - this.#lastHere < HERE_EVERY || document.hidden || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#lastHere = now;
    this.#socket.send("here");
  }

  #opened(): void {
    if (this.#failures) void api.health().catch(() => {}); // the server may have got a new page meanwhile
    this.#failures = 0;
    this.connection = "live";
    this.#stopPolling();
    this.#answered = true;
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    if (!this.#answered) return this.#lost();
    this.#answered = false;
    this.#socket?.send("ping");
  }

  #heard(text: string): void {
    this.#answered = true;
    const message = JSON.parse(text) as Table | Room | { type: "pong" };
    if (message.type === "table") this.#take(message);
    else if (message.type === "room") this.#enter(message);
  }

  /** Names stand in the log and in questions too, so all is worded anew when one changes. */
  #enter(room: Room): void {
    const begins = this.room?.gathering && !room.gathering;
    const isRenamed = this.room !== null && namesIn(this.room) !== namesIn(room);
    this.room = room;
    if (begins) void this.#begin().catch((error: unknown) => (this.problem = error));
    else if (isRenamed && !room.gathering) void this.#refresh(0);
  }

  #lost(end?: CloseEvent): void {
    this.#drop();
    if (this.#closed) return;
    if (end && FINAL.includes(end.code)) {
      const isLeaving = this.room?.proposals.some((proposal) => proposal.seat === this.seat);
      const unseated = this.room?.gathering ? "table-left" : "no-game";
      this.problem = new api.Refusal(isLeaving ? "left" : unseated, end.reason);
      return;
    }
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    this.retryAt = Date.now() + pause;
    this.#timer = setTimeout(() => this.#connect(), pause);
    if (this.#failures >= POLL_AFTER_FAILURES) this.#startPolling();
    else this.connection = "opening";
  }

  #startPolling(): void {
    this.#poll ??= setInterval(() => void this.#look(), POLL_EVERY);
    void this.#look();
  }

  #stopPolling(): void {
    clearInterval(this.#poll);
    this.#poll = undefined;
  }

  async #look(): Promise<void> {
    const { seat } = this;
    try {
      const [room, table] = await Promise.all([
        api.room(this.id, this.#language),
        this.room?.gathering ? null : api.table(this.id, seat, this.#language, this.table?.revision),
      ]);
      if (this.#closed || seat !== this.seat || this.connection === "live") return;
      this.#enter(room);
      if (table) this.#take(table);
      this.connection = "polling";
    } catch {
      if (this.connection !== "live") this.connection = "lost";
    }
  }

  /** Back from sleep or with a network again: do not wait for the next attempt. */
  #hurry = (): void => {
    if (!this.#socket && document.visibilityState !== "hidden") this.retry();
  };

  /** Try to connect at once; an attempt that has not come to anything yet is given up. */
  retry(): void {
    clearTimeout(this.#timer);
    if (this.#isOld) return void this.open();
    this.#drop();
    this.#connect();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#stopPolling();
    this.#drop();
  }

  #drop(): void {
    clearInterval(this.#pings);
    const socket = this.#socket;
    this.#socket = null; // first, so that its end is not taken for a loss
    socket?.close();
  }
}
