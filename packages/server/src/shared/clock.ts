let read: () => number = Date.now;

/** Now, in milliseconds since 1970. All code asks here, so that tests can move time. */
export function now(): number {
  return read();
}

/** Replaces the clock until the returned function puts the real one back; for tests. */
export function setClock(clock: () => number): () => void {
  read = clock;
  return () => {
    read = Date.now;
  };
}

/** A stored moment as the contract writes it (RFC 3339, UTC). */
export function instant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** A stored moment that there may be none of, as the contract writes it. */
export function instantOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : instant(epochMs);
}
