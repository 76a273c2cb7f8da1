/** Whether this browser is one of somebody's devices, as the server says with each reply. */
const KEY = "princeps.device"; // a name that is of no use to anybody else
const NOBODY = "none";

export function deviceHere(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function heedDevice(named: string | null): void {
  const here = deviceHere();
  if (named === null || named === (here ?? NOBODY)) return;
  if (named === NOBODY) return void leave();
  try {
    localStorage.setItem(KEY, named);
  } catch {
    return; // without storage nothing is kept of anybody
  }
  if (here !== null) void forget(); // by somebody else, until now
}

export const forgetDevice = (): void => localStorage.removeItem(KEY);

const forget = () => import("./keepsakes.ts").then(({ forgetSeen }) => forgetSeen());

let isLeaving = false;

/** Signed out from another device. The reply may only be older than this browser's cookie, so it is asked once more. */
async function leave(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  try {
    const again = await fetch("/api/me", { credentials: "same-origin" });
    if (again.headers.get("princeps-device") !== NOBODY) return;
    const { signedOut } = await import("./keepsakes.ts");
    await signedOut();
  } catch {
    // No answer: the next reply says it again.
  } finally {
    isLeaving = false;
  }
}

/** Another tab has signed out: this one shows nothing of it either. */
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY && newValue === null) location.assign("/");
});
