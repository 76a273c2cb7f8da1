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
  };
  addEventListener(event: "push", listener: (event: PushEvent) => void): void;
  addEventListener(event: "notificationclick", listener: (event: ClickEvent) => void): void;
}
