/** The service worker of this page, which works while no page is open. Null where the browser has none. */
export async function background(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return await navigator.serviceWorker.register("/worker.js");
}
