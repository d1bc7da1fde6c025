/** Names the cache of answers from which the sold-out page opens without a network. */
export const readsCache = 'cardamom.sold-out.reads';

/** What the sold-out page asks when it opens. */
export const keptAddresses = {
  profile: '/api/human-resources/staff/me',
  dishes: '/api/online-menu/availability?limit=1000',
  categories: '/api/online-menu/categories?limit=1000',
  restaurant: '/api/settings/restaurant',
} as const;

/** On an answer from that cache: since when it was known. */
export const keptHeader = 'x-cardamom-kept';

/** Missing on plain http, and where storage is switched off. */
const cachesOrNone = () => ('caches' in globalThis ? globalThis.caches : undefined);

/** Keeps these answers in the place of all that were kept: addresses and the `data` they answered. */
export async function keepReads(answers: ReadonlyMap<string, unknown>): Promise<void> {
  const caches = cachesOrNone();
  if (!caches) return;
  const cache = await caches.open(readsCache);
  const headers = { 'content-type': 'application/json', [keptHeader]: new Date().toISOString() };
  for (const [address, data] of answers)
    await cache.put(address, new Response(JSON.stringify({ data }), { headers }));
}

/** Forgets what was kept of a restaurant, when its person goes. What they pressed stays until they come back. */
export async function forgetReads(): Promise<void> {
  try {
    await cachesOrNone()?.delete(readsCache);
  } catch {
    // Nothing was kept where storage is switched off.
  }
}
