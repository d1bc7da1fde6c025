/** A boolean as both engines store it. */
export type Flag = 0 | 1;

/** A moment in milliseconds since 1970, UTC. */
export type EpochMs = number;

/** What every edited entity carries: soft deletion, times and the version that If-Match names. */
export type EntityColumns = {
  restaurant_id: string;
  id: string;
  created_at: EpochMs;
  updated_at: EpochMs;
  /** Grows by one with each edit. */
  version: number;
  /** Set instead of removing the row, so that history can restore it. */
  deleted_at: EpochMs | null;
};
