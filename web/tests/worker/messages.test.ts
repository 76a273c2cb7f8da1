/** What the service worker does with messages that arrive by push. */
import { beforeEach, expect, test, vi } from "vitest";
import { answerClick, showMessage, type Message } from "../../src/worker/messages.ts";
import type { ClickEvent, OpenPage, WorkerScope } from "../../src/worker/scope.ts";

const SITE = "https://play.example.org";
const MESSAGE: Message = {
  title: "Your turn in Trajan",
  body: "Trajan with Gaius: 24 h left",
  language: "en",
  path: "/game/abc",
  tag: "turns",
  name: "first",
  stop: "secret",
  stop_title: "No more messages",
};

let shown: [string, NotificationOptions | undefined][];
let opened: string[];
let focused: string[];

function worker(...pages: string[]): WorkerScope {
  const open = pages.map((url) => ({ url, focus: async () => void focused.push(url) }) as OpenPage);
  return {
    registration: {
      getNotifications: async () => shown.map(([, options]) => options),
      showNotification: async (title: string, options?: NotificationOptions) => void shown.push([title, options]),
    },
    location: new URL(`${SITE}/worker.js`),
    clients: { matchAll: async () => open, openWindow: async (url: string) => void opened.push(url) },
  } as unknown as WorkerScope;
}

const click = (action = "") =>
  ({ action, notification: { close: vi.fn(), data: MESSAGE } }) as unknown as ClickEvent & {
    notification: { close: ReturnType<typeof vi.fn> };
  };

beforeEach(() => {
  [shown, opened, focused] = [[], [], []];
});

test("a message is shown in its language, in the place of an earlier one, with a way out", async () => {
  await showMessage(worker(), { json: () => MESSAGE });
  expect(shown).toEqual([
    [
      MESSAGE.title,
      expect.objectContaining({
        body: MESSAGE.body,
        lang: "en",
        tag: "turns",
        renotify: true,
        actions: [{ action: "stop", title: "No more messages" }],
      }),
    ],
  ]);
});

test("a message that comes twice rings once, a newer one rings again", async () => {
  for (const name of ["first", "first", "second"]) await showMessage(worker(), { json: () => ({ ...MESSAGE, name }) });
  expect(shown.map(([, options]) => (options as { renotify: boolean }).renotify)).toEqual([true, false, true]);
});

test("a push without a message shows nothing", async () => {
  await showMessage(worker(), null);
  expect(shown).toEqual([]);
});

test("a click leads to the page that shows the game already", async () => {
  await answerClick(worker(`${SITE}/`, `${SITE}/game/abc`), click());
  expect([focused, opened]).toEqual([[`${SITE}/game/abc`], []]);
});

test("a click takes no other game off the screen", async () => {
  const clicked = click();
  await answerClick(worker(`${SITE}/game/other`), clicked);
  expect([focused, opened]).toEqual([[], [`${SITE}/game/abc`]]);
  expect(clicked.notification.close).toHaveBeenCalledOnce();
});

test("the way out is taken without opening a page", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
  await answerClick(worker(), click("stop"));
  expect(fetched).toHaveBeenCalledWith("/api/notify/out/secret", { method: "POST" });
  expect(opened).toEqual([]);
  fetched.mockRestore();
});
