import { describe, expect, it } from "vitest";
import { merged } from "../src/keepsakes.ts";

const solved = (results: object, days: string[]) => ({ puzzles: { results, days } });

describe("what two devices have kept", () => {
  it("is what one of them kept where the other has nothing", () => {
    const opened = { game: "trajan", seats: [{ kind: "me" }] };
    const phone = { settings: { theme: "dark" }, language: "de", lessons: { "trajan/sowing": "done" }, opened };
    expect(merged({}, phone)).toMatchObject(phone);
    expect(merged(phone, {})).toMatchObject(phone);
  });

  it("leaves what was chosen on a device as it is there", () => {
    const mine = { settings: { theme: "dark", speed: "fast", name: "" }, language: "ru" };
    const theirs = { settings: { theme: "light", speed: "slow", name: "Livia" }, language: "de" };
    expect(merged(mine, theirs)).toMatchObject({ settings: { theme: "dark", speed: "fast", name: "Livia" } });
    expect(merged(mine, theirs).language).toBe("ru");
  });

  it("does not bring a mouse's habits to a finger", () => {
    expect(merged({}, { settings: { confirm: false, sound: true } }).settings).not.toHaveProperty("confirm");
    expect(merged({ settings: { confirm: true } }, { settings: { confirm: false } }).settings).toMatchObject({
      confirm: true,
    });
  });

  it("unites the puzzles that were solved and their days", () => {
    const mine = solved({ a: { tries: 2, credit: 1 }, b: { tries: 0, credit: 0.4 } }, ["2026-11-02", "2026-11-01"]);
    const theirs = solved({ b: { tries: 3, credit: 1 }, c: { tries: 1, credit: 1 } }, ["2026-11-02", "2026-11-03"]);
    const both = merged(mine, theirs);
    expect(both.puzzles).toEqual({
      results: { a: { tries: 2, credit: 1 }, b: { tries: 3, credit: 1 }, c: { tries: 1, credit: 1 } },
      days: ["2026-11-01", "2026-11-02", "2026-11-03"],
    });
    expect(merged(theirs, mine)).toEqual(both);
  });

  it("is as far in each lesson as whoever is further", () => {
    const mine = { lessons: { one: { step: 3, answers: ["x"] }, two: "done", three: { step: 1, answers: [] } } };
    const theirs = { lessons: { one: { step: 2, answers: [] }, two: { step: 9, answers: [] }, three: "done" } };
    expect(merged(mine, theirs).lessons).toEqual({ ...mine.lessons, three: "done" });
  });

  it("changes nothing when it is merged once more, so that devices do not wake each other", () => {
    const mine = { ...solved({ a: { tries: 1, credit: 1 } }, ["2026-11-01"]), unlisted: ["x"], setup: { players: 3 } };
    const once = merged(mine, { settings: { guide: ["a"], played: { trajan: true } }, unlisted: ["y"] });
    expect(merged(once, once)).toEqual(once);
    expect(merged(mine, once)).toEqual(once);
  });

  it("does not stumble over what is broken", () => {
    const broken = { settings: 7, puzzles: "x", lessons: [1], unlisted: { a: 1 } };
    expect(merged(broken, { settings: { theme: "dark" } }).settings).toMatchObject({ theme: "dark" });
  });
});
