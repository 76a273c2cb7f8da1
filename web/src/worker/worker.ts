/**
 * The page's service worker: what the browser runs even while no page is open. Built as one file, /worker.js, which knows
 * nothing of the page's own modules.
 */
import { answerClick, showMessage } from "./messages.ts";
import { serve } from "./program.ts";
import type { WorkerScope } from "./scope.ts";

const worker = self as unknown as WorkerScope;

// It knows nothing of versions, so a new one may take over at once.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => serve(worker, event));
worker.addEventListener("push", (event) => event.waitUntil(showMessage(worker, event.data)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(answerClick(worker, event)));
