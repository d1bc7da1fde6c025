/** Pages that make no sense to come back to after signing in. */
const signedOutPages = new Set(['/login', '/register', '/sign-in-link']);

/** Any origin does: only whether the path leaves it matters. */
const here = 'http://cardamom.invalid';

/**
 * Where to go after signing in: the given path when it stays on this site, else home. Refuses other origins, also those
 * written as `//host` or `/\host`.
 */
export function safeReturnPath(path: string | undefined): string {
  if (!path?.startsWith('/')) return '/';
  try {
    const url = new URL(path, here);
    if (url.origin !== here || signedOutPages.has(url.pathname)) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
