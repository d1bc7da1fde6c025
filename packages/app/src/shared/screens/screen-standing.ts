import type { Screen, ScreenState, ScreenStates } from '@cardamom/api-types';

/** How a screen stands: switched off, shown by no television yet, shown by one that is there, or by one that is not. */
export type ScreenStanding =
  | { kind: 'OFF' | 'UNPAIRED' | 'LIVE' }
  | {
      kind: 'OFFLINE';
      /** When it was last heard of. */
      since: string;
      /** Of when the menu is that it goes on showing; null where that is not known. */
      menuOf: string | null;
    };

/** How a screen stands by what was last heard of it. */
export function standingOf(
  { isActive }: Pick<Screen, 'isActive'>,
  state: ScreenState | null | undefined,
): ScreenStanding {
  if (!isActive) return { kind: 'OFF' };
  if (!state || state.lastSeenAt === null) return { kind: 'UNPAIRED' };
  if (!state.isOffline) return { kind: 'LIVE' };
  return { kind: 'OFFLINE', since: state.lastSeenAt, menuOf: state.menuOf };
}

/** A television that restarts is back sooner, in ms. */
const long = 10 * 60_000;

/** Whether a screen was not seen for ten minutes, by the server's clock. */
export function unseenLong(standing: ScreenStanding, { asOf }: Pick<ScreenStates, 'asOf'>): boolean {
  return standing.kind === 'OFFLINE' && Date.parse(asOf) - Date.parse(standing.since) >= long;
}

/** Whether a screen hangs upright: it was turned, or its window says so. */
export function isUpright({ turn }: Pick<Screen, 'turn'>, state: ScreenState | null | undefined): boolean {
  return turn !== 'NONE' || (state != null && state.height > state.width);
}
