import { Problem } from './problem.ts';

/** The ETag of a version: `"7"`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * The version an edit names in If-Match (`"7"`, also weak or unquoted, as proxies rewrite it).
 * Throws CM_PRECONDITION (428) when missing or not a version.
 */
export function requiredVersion(ifMatch: string | undefined): number {
  const digits = ifMatch && /^(?:W\/)?"?(\d{1,15})"?$/u.exec(ifMatch.trim())?.[1];
  if (!digits) throw new Problem('CM_PRECONDITION');
  return Number(digits);
}

/** Throws CM_CONFLICT (412) with the entity as it is now, unless the named version is the current one. */
export function assertVersion(named: number, current: { readonly version: number }): void {
  if (named !== current.version) throw new Problem('CM_CONFLICT', { current });
}
