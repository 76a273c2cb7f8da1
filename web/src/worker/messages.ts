/** Messages of the server that arrive by push: showing them, and what a click on one does. */
import type { ClickEvent, PushMessage, WorkerScope } from "./scope.ts";

/** As `server/notify/push.py` sends it, worded in the reader's language. */
export interface Message {
  title: string;
  body: string;
  language: string;
  path: string; // where a click leads
  tag: string; // a newer message with the same tag takes the place of an older one
  name: string; // of this message; the same one may come twice
  stop: string; // the secret that ends these messages, and nothing else
  stop_title: string;
}

const STOP = "stop";

/** Browsers take the permission away from those who get a push and show nothing. */
export async function showMessage(worker: WorkerScope, data: PushMessage | null): Promise<void> {
  const message = data?.json() as Message | undefined;
  if (!message) return;
  const before = await worker.registration.getNotifications({ tag: message.tag });
  const shown = {
    body: message.body,
    lang: message.language,
    tag: message.tag,
    renotify: !before.some((it) => (it.data as Message).name === message.name),
    icon: "/icon.svg",
    data: message,
    actions: [{ action: STOP, title: message.stop_title }],
  };
  await worker.registration.showNotification(message.title, shown);
}

export async function answerClick(worker: WorkerScope, event: ClickEvent): Promise<void> {
  event.notification.close();
  const { path, stop } = event.notification.data as Message;
  await (event.action === STOP ? endMessages(stop) : show(worker, path));
}

const endMessages = (secret: string) => fetch(`/api/notify/out/${encodeURIComponent(secret)}`, { method: "POST" });

/** In a page that shows it already, or else in a new one: no game is taken off the screen. */
async function show(worker: WorkerScope, path: string): Promise<void> {
  const wanted = new URL(path, worker.location.href).href;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === wanted);
  if (there) await there.focus();
  else await worker.clients.openWindow(wanted);
}
