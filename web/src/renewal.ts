/**
 * A page that stays open while the server gets a new one asks for parts that are no longer there. It is then loaded
 * again: once, as parts can be missing for other reasons too.
 */
const KEY = "princeps.reloaded";
const SOON = 20_000; // milliseconds

/** Whether this page was loaded because parts of the one before were missing. */
export function reloadedJustNow(): boolean {
  return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SOON;
}

/** Load the page again; false if that was done a moment ago. */
export function reloadOnce(): boolean {
  if (reloadedJustNow()) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
