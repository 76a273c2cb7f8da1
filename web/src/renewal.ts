/**
 * A page that was open while the server got a new version is not the server's any longer: it asks for parts that no longer
 * exist, and may misunderstand what it is told. It is then reloaded, but only once for each reason.
 */
const RELOADED = "princeps.reloaded";
const FOLLOWED = "princeps.followed"; // the build for which this was done
const SAID = "princeps.said";
const SOON = 20_000; // milliseconds

const build = document.documentElement.dataset.build; // none while the page is worked on

/** Load the page again because parts of it are missing; false if that was done a moment ago. */
export function reloadOnce(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < SOON) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  sayNextTime("page-renewed");
  location.reload();
  return true;
}

/** A reply names the build that belongs to the server. While somebody writes, this waits for a later reply. */
export function follow(theirs: string | null): void {
  if (!build || !theirs || theirs === build || sessionStorage.getItem(FOLLOWED) === theirs || isWriting()) return;
  sessionStorage.setItem(FOLLOWED, theirs);
  sayNextTime("page-renewed");
  location.reload();
}

function isWriting(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isText(field));
  return isField && field.value !== "";
}

const isText = ({ type, readOnly }: HTMLInputElement) => !readOnly && !["checkbox", "radio", "range"].includes(type);

/** A message that the page shows once it has loaded again. */
export const sayNextTime = (message: string): void => sessionStorage.setItem(SAID, message);

export function whatToSay(): string | null {
  const message = sessionStorage.getItem(SAID);
  sessionStorage.removeItem(SAID);
  return message;
}
