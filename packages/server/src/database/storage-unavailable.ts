/**
 * The storage cannot be reached, refuses everybody or is being stopped. Nothing is wrong with what was asked:
 * the same may succeed in a few seconds.
 */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StorageUnavailable';
  }
}
