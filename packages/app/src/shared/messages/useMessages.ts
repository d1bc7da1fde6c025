import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { catalogue } from './instance.ts';
import type { Namespace } from './namespaces.ts';

/** A part of the catalogue, ready to be read. */
export interface Messages<Part extends Namespace> {
  t: TFunction<Part>;
  i18n: typeof catalogue;
  /** Whether the part has arrived. */
  ready: boolean;
}

interface AnyMessages {
  t: (key: string, options?: object) => string;
  i18n: typeof catalogue;
  ready: boolean;
}

/** Messages that say nothing of their own are looked up once: a form reads hundreds of them, and each again when it is drawn again. */
function quickly(look: AnyMessages['t']): AnyMessages['t'] {
  const known = new Map<string, string>();
  return (key, options) => {
    // What another part says may come later.
    if (options !== undefined || key.includes(':')) return look(key, options);
    const text = known.get(key) ?? look(key);
    known.set(key, text);
    return text;
  };
}

const loaded = new Map<string, AnyMessages>();
const awaited = new Map<string, AnyMessages>();

function madeFor(part: string, isLoaded: boolean): AnyMessages {
  const kept = isLoaded ? loaded : awaited;
  const known = kept.get(part);
  if (known) return known;
  const look = catalogue.getFixedT('en', part as Namespace) as unknown as AnyMessages['t'];
  const messages = { t: isLoaded ? quickly(look) : look, i18n: catalogue, ready: isLoaded };
  kept.set(part, messages);
  return messages;
}

const nothing = () => undefined;
const never = () => nothing;

function onAdded(look: () => void): () => void {
  catalogue.store.on('added', look);
  return () => catalogue.store.off('added', look);
}

/**
 * The messages of a part of the catalogue, in English. Who asks for a part that is not there yet is drawn again when it comes,
 * and nobody else: with `react-i18next` each part that came late drew every component of the page anew.
 */
export function useMessages<Part extends Namespace>(part: Part): Messages<Part> {
  const isLoaded = useSyncExternalStore(loaded.has(part) ? never : onAdded, () =>
    catalogue.hasResourceBundle('en', part),
  );
  return madeFor(part, isLoaded) as unknown as Messages<Part>;
}
