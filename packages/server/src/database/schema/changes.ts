import type { HistoryAction, HistoryEntity, ListJobState, Refusal } from '@cardamom/api-types';
import type { JsonText } from '../json-text.ts';
import type { EpochMs } from './columns.ts';

/** What changes are of: what history tells, and what it keeps without telling. */
export type ChangeEntity = HistoryEntity | 'STAFF' | 'IMAGE' | 'ALLERGEN_MATRIX_PRINT';

/** What can be repeated of an answer: no cookies, no secrets. */
export type RepeatableAnswer = {
  readonly status: number;
  readonly data?: unknown;
  readonly version?: number;
};

/** One row per mutation, written in its transaction: history, undo, live feed and page cache read it. */
export type ChangeTable = {
  restaurant_id: string;
  id: string;
  /** Null where the installation itself acted (registration, seeding). */
  staff_id: string | null;
  entity: ChangeEntity;
  entity_id: string;
  action: HistoryAction;
  /** The entity, or the order, as it was and as it is. */
  before: JsonText<object> | null;
  after: JsonText<object> | null;
  created_at: EpochMs;
  /** What one action changed together, such as a bulk deletion or an import. */
  batch_id: string | null;
  /** The change that this one takes back. */
  undoes: string | null;
};

/** Answers that an Idempotency-Key repeats for 24 h; `scope` is the restaurant's id. */
export type IdempotencyKeyTable = {
  scope: string;
  key: string;
  /** Keyed digest of who asked what, so that the same key with another request is refused. */
  fingerprint: string;
  status: number | null;
  answer: JsonText<RepeatableAnswer> | null;
  created_at: EpochMs;
};

/** A change of many entries that goes on behind its answer; a restaurant has one that runs. */
export type ListJobTable = {
  restaurant_id: string;
  id: string;
  state: ListJobState;
  /** What takes all of it back. */
  batch_id: string;
  done: number;
  total: number;
  /** The first 50. */
  refused: JsonText<Refusal[]>;
  refused_count: number;
  problem: string | null;
  /** The process that works on it; null until it took it on. */
  runner: string | null;
  /** When its runner was last heard of. */
  alive_at: EpochMs;
  created_at: EpochMs;
};
