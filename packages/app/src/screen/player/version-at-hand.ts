/** Which version a reload would show. */
export interface VersionAtHand {
  /** Null where it is not sure that a reload would show anything. */
  now: () => string | null;
  /** Looks anew; once at a time. */
  look: () => Promise<void>;
}

/** Keeps what `ask` last answered about the version that a reload would show. */
export function createVersionAtHand(ask: () => Promise<string | null>): VersionAtHand {
  let version: string | null = null;
  let isAsking = false;
  return {
    now: () => version,
    look: async () => {
      if (isAsking) return;
      isAsking = true;
      version = await ask();
      isAsking = false;
    },
  };
}
