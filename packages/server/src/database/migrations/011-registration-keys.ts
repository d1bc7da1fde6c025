import type { Dialect } from '../dialect.ts';

/** Registrations keep no idempotency keys, and what looks up before sign-in has no business with anybody's. */
export function registrationKeys(d: Dialect): string[] {
  const rows = `delete from idempotency_key where scope = 'registration'`;
  if (d.name !== 'postgres') return [rows];
  return [
    // Row-level security is forced: its owner sees none of them, this role does.
    `set local role cardamom_lookup`,
    rows,
    `reset role`,
    `drop policy look_up on idempotency_key`,
    `revoke select, insert, update, delete on idempotency_key from cardamom_lookup`,
  ];
}
