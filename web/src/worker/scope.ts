/**
 * What a service worker finds around itself. TypeScript describes it in a library that contradicts the one of the page, so
 * the little that we use stands here.
 */
export interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushMessage {
  json(): unknown;
}

export interface PushEvent extends Waiting {
  readonly data: PushMessage | null;
}

export interface ClickEvent extends Waiting {
  readonly action: string;
  readonly notification: Notification;
}

export interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(event: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(event: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(event: "push", listener: (event: PushEvent) => void): void;
  addEventListener(event: "notificationclick", listener: (event: ClickEvent) => void): void;
}
