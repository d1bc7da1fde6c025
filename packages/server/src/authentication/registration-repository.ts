import type { LookupTransaction } from '../database/database.ts';
import { now } from '../shared/clock.ts';
import { Problem } from '../shared/problem.ts';
import type { Workplace } from './account-repository.ts';

const scope = 'registration';
const keptMs = 24 * 60 * 60 * 1000;

/** Idempotency keys of registrations, which belong to no restaurant yet. */
export function registrationsIn(tx: LookupTransaction) {
  return {
    /** What this key registered within 24 h. Throws C_003 when it came with another request. */
    async answered(key: string, fingerprint: string): Promise<Workplace | undefined> {
      await tx.db
        .deleteFrom('idempotency_key')
        .where('scope', '=', scope)
        .where('created_at', '<', now() - keptMs)
        .execute();
      const row = await tx.db
        .selectFrom('idempotency_key')
        .select(['fingerprint', 'answer'])
        .where('scope', '=', scope)
        .where('key', '=', key)
        .executeTakeFirst();
      if (row && row.fingerprint !== fingerprint) throw new Problem('C_003');
      return row && (JSON.parse(row.answer ?? 'null') as Workplace);
    },

    async remember(key: string, fingerprint: string, workplace: Workplace): Promise<void> {
      await tx.db
        .insertInto('idempotency_key')
        .values({
          scope,
          key,
          fingerprint,
          status: 201,
          answer: JSON.stringify(workplace),
          created_at: now(),
        })
        .execute();
    },
  };
}
