import { hasPermissions, type Permission } from '@cardamom/api-types';

/** A page that is about to be entered. */
export interface Entry {
  pathname: string;
  /** Path with search and hash, to come back to. */
  href: string;
  /** All of these are needed; none: any signed-in person. */
  requires: readonly Permission[];
}

/** What the guard decides. */
export type Verdict = { kind: 'enter' } | { kind: 'home' } | { kind: 'sign-in'; returnTo: string };

/** Opens without waiting for the profile; its own 401 signs out (specification, section 2). */
export const profileSettingPath = '/profile-setting';

/**
 * Whether a page may be entered (specification, section 2): signed out goes to the login page with a way back, a missing
 * permission goes home. Home never redirects to itself.
 */
export function verdictOf({ pathname, href, requires }: Entry, held: readonly Permission[] | null): Verdict {
  if (held === null) return { kind: 'sign-in', returnTo: href };
  if (pathname !== '/' && !hasPermissions(held, requires)) return { kind: 'home' };
  return { kind: 'enter' };
}
