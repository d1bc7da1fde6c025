import { mayCall, type OperationId, type Permission } from '@cardamom/api-types';

/** What a page asks of who enters. */
export interface Requirements {
  /** Who may call this may enter, so that a permission stands in the contract alone; left out: any signed-in person. */
  mayCall?: OperationId | undefined;
}

/** A page that is about to be entered. */
export interface Entry extends Requirements {
  pathname: string;
  /** Path with search and hash, to come back to. */
  href: string;
}

/** What the guard decides. */
export type Verdict = { kind: 'enter' } | { kind: 'home' } | { kind: 'sign-in'; returnTo: string };

/** Whether somebody with these permissions has what a page asks for. */
export function meets(held: readonly Permission[], { mayCall: operationId }: Requirements): boolean {
  return operationId === undefined || mayCall(operationId, held);
}

/**
 * Whether a page may be entered (docs/rules.md, Navigation): signed out goes to the login page with a way back, a missing
 * permission goes home. Home never redirects to itself.
 */
export function verdictOf(entry: Entry, held: readonly Permission[] | null): Verdict {
  if (held === null) return { kind: 'sign-in', returnTo: entry.href };
  if (entry.pathname !== '/' && !meets(held, entry)) return { kind: 'home' };
  return { kind: 'enter' };
}
