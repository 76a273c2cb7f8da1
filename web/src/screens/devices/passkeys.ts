/** The browser's part of passkeys: it makes and shows them, and asks the person at it. */
import { ask, Refusal } from "../../api.ts";
import type { Language, PasskeyOptions } from "../../wire.ts";

interface Made {
  toJSON(): unknown;
}
/** What TypeScript's library does not know of all browsers yet. */
interface Json {
  parseCreationOptionsFromJSON?(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?(options: unknown): PublicKeyCredentialRequestOptions;
}
const kind = (): Json => (globalThis as { PublicKeyCredential?: Json }).PublicKeyCredential ?? {};

export const hasPasskeys = (): boolean => kind().parseCreationOptionsFromJSON !== undefined;

export async function makePasskey(language: Language): Promise<void> {
  const { options } = await ask<PasskeyOptions>("POST", "/api/me/passkeys/ask", { query: { language } });
  const publicKey = kind().parseCreationOptionsFromJSON!(JSON.parse(options));
  await send("/api/me/passkeys", navigator.credentials.create({ publicKey }));
}

/** Come back as whoever has the passkey that is chosen. */
export async function showPasskey(): Promise<void> {
  const { options } = await ask<PasskeyOptions>("POST", "/api/devices/passkey/ask");
  const publicKey = kind().parseRequestOptionsFromJSON!(JSON.parse(options));
  await send("/api/devices/passkey", navigator.credentials.get({ publicKey }));
}

export const removePasskey = (id: string) => ask<void>("DELETE", `/api/me/passkeys/${id}`);

async function send(path: string, asked: Promise<Credential | null>): Promise<void> {
  const credential = (await asked.catch(() => null)) as Made | null;
  if (!credential) throw new Refusal("passkey-stopped", "No passkey was made or chosen.");
  await ask<void>("POST", path, { body: { answer: JSON.stringify(credential.toJSON()) } });
}
