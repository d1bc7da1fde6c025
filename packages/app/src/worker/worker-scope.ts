/** An event whose work keeps the worker alive; the types of pages know none. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The request of a page that the worker may answer. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The browser's own request, where it began one while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What a service worker is given. */
export interface WorkerScope<Message extends ExtendableEvent> {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: Message) => void): void;
}

/** Answers of a proxy whose server is away. */
export function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}
