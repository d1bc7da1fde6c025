import { catalogue } from './instance.ts';
import type { Namespace } from './namespaces.ts';

const urls: Readonly<Record<string, string>> = import.meta.glob('./en/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** How often a part of the catalogue is tried again (docs/rows.md, Times). */
export const messageRetries = 5;
const firstDelayMs = 300;

async function fetchMessages(url: string): Promise<Record<string, unknown>> {
  for (let failures = 0; ; failures += 1) {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`Messages answered ${response.status}: ${url}`);
      return (await response.json()) as Record<string, unknown>;
    } catch (error) {
      if (failures === messageRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstDelayMs * 2 ** failures));
    }
  }
}

const loading = new Map<Namespace, Promise<void>>();

/** Makes a part of the catalogue ready, with up to 5 retries (docs/rows.md, Times); a route's loader awaits it. */
export function loadMessages(...namespaces: readonly Namespace[]): Promise<void> {
  const parts = namespaces.map((namespace) => {
    const running = loading.get(namespace);
    if (running) return running;
    const part = fetchMessages(urls[`./en/${namespace}.json`] ?? '').then(
      (messages) => void catalogue.addResourceBundle('en', namespace, messages),
    );
    loading.set(namespace, part);
    part.catch(() => loading.delete(namespace));
    return part;
  });
  return Promise.all(parts).then(() => undefined);
}
