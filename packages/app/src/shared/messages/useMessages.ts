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

/**
 * A message without gaps stands in its part as it is read. A form reads hundreds of them, each again when it is drawn again, and i18next
 * takes its time for what they do not have.
 */
function quickly(part: string, look: AnyMessages['t']): AnyMessages['t'] {
  return (key, options) => {
    const text: unknown = options ? null : catalogue.getResource('en', part, key);
    return typeof text === 'string' && !/[{$]/u.test(text) ? text : look(key, options);
  };
}

const loaded = new Map<string, AnyMessages>();
const awaited = new Map<string, AnyMessages>();

function madeFor(part: string, isLoaded: boolean): AnyMessages {
  const kept = isLoaded ? loaded : awaited;
  const known = kept.get(part);
  if (known) return known;
  const look = catalogue.getFixedT('en', part as Namespace) as unknown as AnyMessages['t'];
  const messages = { t: isLoaded ? quickly(part, look) : look, i18n: catalogue, ready: isLoaded };
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
