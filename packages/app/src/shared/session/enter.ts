import { toast } from '@cardamom/ui';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { createStore } from 'jotai';
import type { Entry } from '../access/guard.ts';
import { ApiError } from '../api/index.ts';
import { authenticationAtom, themeAtom } from './atoms.ts';
import { configurationQuery } from './configuration.ts';
import { profileQuery } from './profile.ts';
import { clearStoredSettings } from './stored-settings.ts';
import { applyTheme } from './theme.ts';

/** Opens without waiting for the profile; its own 401 signs out (docs/rules.md, Navigation). */
const profileSettingPath = '/profile-setting';

/** What the guard works with. */
export interface SessionContext {
  queryClient: QueryClient;
  store: ReturnType<typeof createStore>;
}

/** Whether a failed profile load means that nobody is signed in; a network failure never does. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** Forgets the session that has ended: stored settings, cached data, authentication. */
export function forgetSession({ queryClient, store }: SessionContext): void {
  clearStoredSettings();
  queryClient.clear();
  store.set(authenticationAtom, 'signed-out');
}

/** Why the session ended, as far as it was said already. */
let told = '';

/** Says once why a session ended that nobody here ended: the account was switched off, or is gone (docs/rows.md, Errors). */
function tellWhyEnded({ code, message }: ApiError): void {
  if (code !== 'C_009' && code !== told) toast.error(message);
  told = code;
}

async function loadProfile({ queryClient, store }: SessionContext) {
  try {
    const profile = await queryClient.fetchQuery(profileQuery);
    store.set(authenticationAtom, 'authenticated');
    told = '';
    if (store.get(themeAtom) !== profile.theme) store.set(themeAtom, profile.theme);
    applyTheme(profile.theme);
    return profile;
  } catch (error) {
    if (isRefused(error)) {
      tellWhyEnded(error);
      forgetSession({ queryClient, store });
      return null;
    }
    const known = queryClient.getQueryData(profileQuery.queryKey);
    if (known) return known;
    throw error;
  }
}

/** The login page as a redirect: the provider's own (`LOGIN_URL`) or ours, with a way back; the provider's gets a whole address. */
async function toLogin({ queryClient }: SessionContext, returnTo: string) {
  const { loginUrl } = await queryClient.fetchQuery(configurationQuery);
  if (loginUrl !== null) {
    const provider = new URL(loginUrl);
    provider.searchParams.set('returnTo', new URL(returnTo, location.origin).href);
    return redirect({ href: provider.href, reloadDocument: true });
  }
  return redirect({ to: '/login', search: returnTo === '/' ? {} : { returnTo } });
}

/**
 * Stands before every guarded page: loads the profile, then lets in or throws the redirect (docs/rows.md, Pages).
 * `isStaying` is a change of search within the same page, which enters nothing.
 */
export async function enterPage(context: SessionContext, entry: Entry, isStaying: boolean): Promise<void> {
  if (isStaying && context.store.get(authenticationAtom) === 'authenticated') return;
  if (entry.pathname === profileSettingPath && context.store.get(authenticationAtom) !== 'signed-out') {
    // The page shows a failure itself; what matters here is that success authenticates.
    loadProfile(context).catch(() => undefined);
    return;
  }
  // Who may enter what comes with the guarded pages: the page of the sign-in has no use for it.
  const [profile, { verdictOf }] = await Promise.all([loadProfile(context), import('../access/guard.ts')]);
  const verdict = verdictOf(entry, profile?.permissions ?? null);
  if (verdict.kind === 'home') throw redirect({ to: '/' });
  if (verdict.kind === 'sign-in') throw await toLogin(context, verdict.returnTo);
}
