import type { Generated } from 'kysely';
import type { EpochMs, Flag } from './columns.ts';

/** One person of the installation; the e-mail is unique by its key. */
export type AccountTable = {
  id: string;
  email: string;
  /** `emailKey(email)`. */
  email_key: string;
  /** Argon2id; null where the person never set a password (demo owner, open invitation). */
  password_hash: string | null;
  is_active: Flag;
  created_at: EpochMs;
  updated_at: EpochMs;
};

/** One sign-in on one device: all refresh tokens that follow from it. */
export type SessionFamilyTable = {
  id: string;
  account_id: string;
  restaurant_id: string;
  staff_id: string;
  created_at: EpochMs;
  /** When it went on in another restaurant; 0 where it stayed. */
  entered_at: Generated<EpochMs>;
  /** The 90-day end that no renewal moves. */
  expires_at: EpochMs;
  revoked_at: EpochMs | null;
  /** What the device said it is when it signed in; null where it said nothing known. */
  browser: string | null;
  system: string | null;
  /** The latest renewal; null since before this was kept. */
  last_seen_at: EpochMs | null;
};

export type RefreshTokenTable = {
  /** SHA-256 of the token, hex. */
  digest: string;
  family_id: string;
  created_at: EpochMs;
  expires_at: EpochMs;
  used_at: EpochMs | null;
};

export type OneTimePurpose = 'SIGN_IN' | 'RESET' | 'INVITATION' | 'EMAIL';

export type OneTimeTokenTable = {
  /** SHA-256 of the token, hex. */
  digest: string;
  purpose: OneTimePurpose;
  account_id: string;
  restaurant_id: string;
  created_at: EpochMs;
  expires_at: EpochMs;
  used_at: EpochMs | null;
  /** With EMAIL, the address that the account gets. */
  email: string | null;
};
