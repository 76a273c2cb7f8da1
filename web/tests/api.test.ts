import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "../src/api.ts";

const turn = { seat: 0, revision: 4, language: "en" } as const;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Answers in this order; an Error stands for a network that is gone. */
function serve(...answers: (Response | Error)[]) {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError("nothing more");
    return answer;
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const bodyOf = (call: [string, RequestInit] | undefined) =>
  JSON.parse(String(call?.[1].body)) as Record<string, unknown>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an action whose answer was lost is sent again under the same key", async () => {
  const fetched = serve(new TypeError("gone"), new TypeError("gone"), json({ revision: 5 }));
  const acting = api.act("g", turn, ["take.a.r2c3"]);
  await vi.runAllTimersAsync();
  expect(await acting).toEqual({ revision: 5 });
  const keys = fetched.mock.calls.map((call) => bodyOf(call).key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("two actions have two keys", async () => {
  const fetched = serve(json({}), json({}));
  await api.act("g", turn, ["a"]);
  await api.act("g", turn, ["a"]);
  expect(bodyOf(fetched.mock.calls[0]).key).not.toBe(bodyOf(fetched.mock.calls[1]).key);
});

test("a line of chat is never sent twice", async () => {
  const fetched = serve(new TypeError("gone"), json({}));
  await expect(api.say("g", "salve")).rejects.toMatchObject({ code: "unreachable" });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a server that stays away is said to be unreachable", async () => {
  serve();
  const asking = expect(api.home("en")).rejects.toMatchObject({ code: "unreachable" });
  await vi.runAllTimersAsync();
  await asking;
});

test("a refusal comes with its reason and is not asked again", async () => {
  const fetched = serve(json({ code: "stale", reason: "Look again." }, 409));
  await expect(api.act("g", turn, ["a"])).rejects.toMatchObject({ code: "stale", reason: "Look again.", status: 409 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a spectator names no seat", async () => {
  const fetched = serve(json({}));
  await api.table("g 1", null, "de", 7);
  expect(fetched.mock.calls[0]![0]).toBe("/api/games/g%201/table?language=de&after=7");
});

test("a preview that is no longer wanted is not asked for again", async () => {
  const fetched = serve(new TypeError("gone"), json({}));
  const previews = new AbortController();
  const exploring = expect(api.explore("g", turn, ["a"], previews.signal)).rejects.toMatchObject({
    name: "AbortError",
  });
  previews.abort();
  await vi.runAllTimersAsync();
  await exploring;
  expect(fetched).toHaveBeenCalledTimes(1);
});
