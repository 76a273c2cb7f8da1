/** What is asked about being told what waits, and subscribing this browser to pushes. */
import { ask, Refusal } from "../../api.ts";
import { background } from "../../background.ts";
import type { Notifications, Tried, Wishes } from "../../wire.ts";
import { language } from "../../words.svelte.ts";
import { ownZone } from "../times.ts";

const NIGHT = { start: 22, end: 8 };

export const usualNight = () => ({ ...NIGHT, zone: ownZone() });

export const load = () => ask<Notifications>("GET", "/api/notify");
export const wish = (wishes: Wishes) =>
  ask<void>("PUT", "/api/notify/wishes", { body: { ...wishes, language: language() }, again: true });
export const addMail = (address: string) => ask<void>("POST", "/api/notify/mail", { body: { address } });
export const addWebhook = (url: string) => ask<void>("POST", "/api/notify/webhook", { body: { url } });
export const switchPlace = (place: string, on: boolean) =>
  ask<void>("POST", `/api/notify/places/${place}/${on ? "on" : "off"}`, { again: true });
export const removePlace = (place: string) => ask<void>("DELETE", `/api/notify/places/${place}`);
export const tryOut = () => ask<Tried>("POST", "/api/notify/try");
export const confirm = (token: string) => ask<void>("POST", "/api/notify/confirm", { body: { token }, again: true });
export const end = (token: string) =>
  ask<void>("POST", `/api/notify/out/${encodeURIComponent(token)}`, { again: true });

/** Whether this browser can be pushed to; one in which it was forbidden cannot even ask. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && Notification.permission !== "denied";

/** Let this server push to this browser. The browser asks its user for that by itself. */
export async function addPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal("push-denied", "Not allowed.");
  try {
    const worker = await background();
    await navigator.serviceWorker.ready;
    const { endpoint, keys } = (await subscribed(worker!.pushManager, key)).toJSON();
    await ask<void>("POST", "/api/notify/push", { body: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth } });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("push-failed", String(error));
  }
}

/** A subscription that was made with the key of another server is of no use any more. */
async function subscribed(pushes: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushes.subscribe(wanted);
  } catch (error) {
    const old = await pushes.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return await pushes.subscribe(wanted);
  }
}

/** Who is told in a first place sleeps at the usual hours, until they say otherwise. */
export async function addFirst({ places, wishes }: Notifications, add: () => Promise<void>): Promise<void> {
  await add();
  if (places.length === 0) await wish({ ...wishes, nights: wishes.nights ?? usualNight() });
}
