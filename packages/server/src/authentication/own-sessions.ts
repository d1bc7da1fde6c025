import type { OwnSession } from '@cardamom/api-types';
import type { Session } from '../http/call.ts';
import type { Services } from '../shared/services.ts';
import { instant } from '../shared/clock.ts';
import { sessionsIn } from './session-repository.ts';

type Stored = Pick<Services, 'database'>;

/** The devices on which a person is signed in: the one that asks, then those seen last. */
export async function ownSessions(
  { database }: Stored,
  { accountId, familyId }: Session,
): Promise<OwnSession[]> {
  const sessions = await database.lookUp((tx) => sessionsIn(tx).ofAccount(accountId));
  return sessions
    .map(({ familyId: id, device, restaurant, createdAt, lastSeenAt }) => ({
      id,
      browser: device.browser,
      system: device.system,
      restaurant,
      createdAt: instant(createdAt),
      lastSeenAt: instant(lastSeenAt),
      isCurrent: id === familyId,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one of a person's sessions, or (null) every one but that which asks; somebody else's is left alone. */
export async function endOwnSessions(
  { database }: Stored,
  { accountId, familyId }: Session,
  sessionId: string | null,
): Promise<void> {
  await database.beforeSignIn(async (tx) => {
    const sessions = sessionsIn(tx);
    await (sessionId === null
      ? sessions.revokeAll(accountId, familyId)
      : sessions.revokeOwn(accountId, sessionId));
  });
}
