import { errorOf } from './api-error.ts';
import { fetchInTime } from './time-out.ts';

const lockName = 'cardamom.session.refresh';
const renewedAtKey = 'cardamom.session.renewedAt';

/** What the renewal needs from the browser; replaced in tests by another realm's. */
export interface Realm {
  /** Missing on plain http, which is no secure context. */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Shared by all tabs. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
}

/** The browser's own locks and storage, each left out where it is missing or switched off. */
export function browserRealm(): Realm {
  const realm: Realm = {};
  if (typeof navigator !== 'undefined' && 'locks' in navigator) realm.locks = navigator.locks;
  try {
    if (typeof localStorage !== 'undefined') realm.storage = localStorage;
  } catch {
    // Storage is switched off: tabs then renew one after the other, which the server's 10 s grace allows.
  }
  return realm;
}

/**
 * Renews the session at most once at a time over all callers and tabs. The answer says whether the session goes on;
 * throws when that could not be found out (no answer, server fault).
 */
export function createRenewal(baseUrl: string, realm: Realm = browserRealm()) {
  let running: Promise<boolean> | null = null;
  let renewedHere = 0;

  const lastRenewal = () => Math.max(renewedHere, Number(realm.storage?.getItem(renewedAtKey) ?? 0));

  async function renew(sentAt: number): Promise<boolean> {
    if (lastRenewal() > sentAt) return true;
    const response = await fetchInTime(
      new Request(`${baseUrl}/authentication/refresh`, { method: 'POST', credentials: 'same-origin' }),
    );
    if (response.status === 401 || response.status === 403) return false;
    if (!response.ok) throw await errorOf(response);
    renewedHere = Date.now();
    realm.storage?.setItem(renewedAtKey, String(renewedHere));
    return true;
  }

  return {
    /** `sentAt` (epoch ms) is when the refused request left: a renewal after it needs no second one. */
    renewSince(sentAt: number): Promise<boolean> {
      running ??= (async () => {
        try {
          return realm.locks ? await realm.locks.request(lockName, () => renew(sentAt)) : await renew(sentAt);
        } finally {
          running = null;
        }
      })();
      return running;
    },
  };
}

/** Keeps one session alive for all calls of this tab. */
export type Renewal = ReturnType<typeof createRenewal>;
