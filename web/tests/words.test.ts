import { beforeEach, describe, expect, test } from "vitest";
import { Refusal } from "../src/api.ts";
import { sentence } from "../src/parts/announce.svelte.ts";
import {
  ago,
  bundleOf,
  knows,
  LANGUAGES,
  learn,
  levelName,
  preferredLanguage,
  reasonOf,
  speak,
  switchLanguage,
  t,
  wordIn,
  type Language,
} from "../src/words.svelte.ts";

const THINGS = `
building-market = market
    .a = a market
coins = { $count ->
    [one] coin
   *[other] { $count } coins
}
built = { $player } builds { NAME($building, form: "a") }
paid = pays { NAME($thing, $amount) }
`;

describe("a message names a thing", () => {
  const book = bundleOf("en", [THINGS]);

  test("in the form that the sentence asks for", () => {
    expect(wordIn(book, "built", { player: "Livia", building: "building-market" })).toBe("Livia builds a market");
  });
  test("in the number that it is about", () => {
    expect(wordIn(book, "paid", { thing: "coins", amount: 1 })).toBe("pays coin");
    expect(wordIn(book, "paid", { thing: "coins", amount: 3 })).toBe("pays 3 coins");
  });
  test("by its plain name where it lacks that form", () => {
    expect(wordIn(book, "building-market", {}, "many")).toBe("market");
  });
});

test("a number below nothing has a minus, not a hyphen, and still its plural", () => {
  const book = bundleOf("en", ["lost = { $points ->\n    [one] one\n   *[other] { $points } points\n}"]);
  expect(wordIn(book, "lost", { points: -4 })).toBe("−4 points");
  expect(wordIn(book, "lost", { points: 1 })).toBe("one");
});

test("a question needs no full stop", () => {
  expect(sentence("Which tray do you sow?")).toBe("Which tray do you sow?");
  expect(sentence("End your turn")).toBe("End your turn.");
});

test("what has no words shows its id", () => {
  expect(wordIn(bundleOf("en", [""]), "nowhere-to-be-found")).toBe("nowhere-to-be-found");
});

test("what somebody else named is called by that name where the catalogue has no word for it", async () => {
  await speak("en");
  expect([levelName("civis"), levelName("MyBot"), levelName("MyBot", "help")]).toEqual(["civis", "MyBot", "MyBot"]);
});

describe("a language", () => {
  beforeEach(() => localStorage.clear());

  test.each(Object.keys(LANGUAGES) as Language[])("%s words the page from the catalogue", async (language) => {
    await speak(language);
    expect(document.documentElement.lang).toBe(language);
    expect(t("home-play")).not.toBe("home-play");
    expect(t("new-players-count", { count: 3 })).toMatch(/^3 \p{L}+$/u);
  });
  test("calls itself by its own name in the menu", () => {
    expect(LANGUAGES).toMatchObject({ de: "Deutsch", en: "English", ru: "Русский" });
  });
  test("that was chosen is remembered", async () => {
    await switchLanguage("de");
    expect(preferredLanguage()).toBe("de");
    expect(t("close")).toBe("Schließen");
  });
  test("has its own plurals", async () => {
    await speak("ru");
    expect([1, 2, 5].map((count) => t("new-players-count", { count }))).toEqual(["1 игрок", "2 игрока", "5 игроков"]);
  });
  test("says how long ago something was", async () => {
    await speak("en");
    expect(ago(5)).toBe("just now");
    expect(ago(7300)).toMatch(/^2 h/);
  });
});

test("the words of a game come with it, also while the language changes", async () => {
  await speak("en");
  expect(knows("forum-trajanum-building-market")).toBe(false);
  await Promise.all([speak("de"), learn("forum-trajanum")]);
  expect([document.documentElement.lang, t("forum-trajanum-building-market")]).toEqual(["de", "Markt"]);
  await speak("en");
  expect(knows("forum-trajanum-building-market")).toBe(true);
});

test("a refusal is worded in the reader's language, or as the server put it", async () => {
  await speak("de");
  expect(reasonOf(new Refusal("over", "The game is over."))).toBe("Die Partie ist zu Ende.");
  expect(reasonOf(new Refusal("never-heard-of", "As the server says."))).toBe("As the server says.");
});
