import { errorOf } from './api-error.ts';
import { fetchInTime } from './time-out.ts';

const lockName = 'cardamom.session.refresh';
const renewedAtKey = 'cardamom.session.renewedAt';

/** What another tab has stored is not seen here at once: how long it is waited for and how often it is looked for, in ms. */
const noticing = { atMost: 500, every: 10 } as const;

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
  let refused: Response | undefined;

  const lastRenewal = () => Math.max(renewedHere, Number(realm.storage?.getItem(renewedAtKey) ?? 0));

  async function renew(sentAt: number): Promise<boolean> {
    if (lastRenewal() > sentAt) return true;
    const response = await fetchInTime(
      new Request(`${baseUrl}/authentication/refresh`, { method: 'POST', credentials: 'same-origin' }),
    );
    if (response.status === 401 || response.status === 403) {
      refused = response;
      return false;
    }
    if (!response.ok) throw await errorOf(response);
    renewedHere = Date.now();
    realm.storage?.setItem(renewedAtKey, String(renewedHere));
    return true;
  }

  /** Waits until another tab's renewal after `sentAt` is known here; gives up where that tab renewed nothing. */
  async function noticed(sentAt: number): Promise<void> {
    const until = Date.now() + noticing.atMost;
    while (lastRenewal() <= sentAt && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, noticing.every));
  }

  async function renewAmongTabs(locks: Pick<LockManager, 'request'>, sentAt: number): Promise<boolean> {
    const own = await locks.request(lockName, { ifAvailable: true }, (lock) => lock && renew(sentAt));
    if (own !== null) return own;
    return locks.request(lockName, async () => {
      await noticed(sentAt);
      return renew(sentAt);
    });
  }

  return {
    /** What the latest renewal that was refused answered: it knows why the session has ended. */
    refusal: () => refused?.clone(),
    /** `sentAt` (epoch ms) is when the refused request left: a renewal after it needs no second one. */
    renewSince(sentAt: number): Promise<boolean> {
      running ??= (async () => {
        try {
          return await (realm.locks ? renewAmongTabs(realm.locks, sentAt) : renew(sentAt));
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
