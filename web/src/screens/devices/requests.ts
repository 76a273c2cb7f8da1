/** What is asked about somebody's devices. */
import { ask } from "../../api.ts";
import type { DeviceLink, Language, Mine, Somebody, Words } from "../../wire.ts";

export const mine = (language: Language) => ask<Mine>("GET", "/api/me", { query: { language } });
export const addressOfLinks = (): string => new URL("/device", location.href).href;
export const link = () => ask<DeviceLink>("POST", "/api/me/link", { body: { address: addressOfLinks() } });
export const words = () => ask<Words>("POST", "/api/me/words");
export const signOut = (device: string) => ask<void>("DELETE", `/api/me/devices/${device}`);
export const erase = () => ask<void>("DELETE", "/api/me");
export const look = (secret: string, language: Language) =>
  ask<Somebody>("POST", "/api/devices/look", { body: { secret }, query: { language }, again: true });
export const join = (secret: string) => ask<void>("POST", "/api/devices/join", { body: { secret } });
export const recover = (words: string) => ask<void>("POST", "/api/devices/recover", { body: { words } });
