/**
 * A page that was open while the server got a new version asks for parts that no longer exist. It is then reloaded, but
 * only once, because parts can be missing for other reasons too.
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
