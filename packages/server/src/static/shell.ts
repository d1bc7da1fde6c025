import { randomBytes } from 'node:crypto';

/** Stands in the built page wherever a nonce belongs (`html.cspNonce` of the app's Vite configuration). */
const noncePlace = '__CSP_NONCE__';

/** A page for one answer. */
export type Shell = { html: string; contentSecurityPolicy: string };

/**
 * Makes a page with a fresh nonce each time; styles that appear later read it from the page. `policies` are those of its Trusted Types
 * beside the default one.
 */
export function shellMaker(template: string, isHttps: boolean, policies: readonly string[]): () => Shell {
  const withNonces = template.replaceAll(/<(script|style)(?![^>]*\snonce=)/gu, `<$1 nonce="${noncePlace}"`);
  const parts = withNonces.split(noncePlace);
  return () => {
    const nonce = randomBytes(16).toString('base64url');
    return {
      html: parts.join(nonce),
      contentSecurityPolicy: [
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        `trusted-types ${['default', ...policies].join(' ')}`,
        ...(isHttps ? ['upgrade-insecure-requests'] : []),
      ].join('; '),
    };
  };
}
