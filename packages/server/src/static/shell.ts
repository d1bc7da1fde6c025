import { randomBytes } from 'node:crypto';

/** Stands in the built page wherever a nonce belongs (`html.cspNonce` of the app's Vite configuration). */
const noncePlace = '__CSP_NONCE__';

/** A page for one answer. */
export type Shell = { html: string; contentSecurityPolicy: string };

/** What pages made of a template are allowed. */
export interface ShellOptions {
  isHttps: boolean;
  /** Its Trusted Types policies beside the default one. */
  policies?: readonly string[];
  /** It stands in a frame of our own pages, without an origin of its own; left out: in no frame. */
  isFramed?: boolean;
}

/** Makes a page with a fresh nonce each time; styles that appear later read it from the page. */
export function shellMaker(
  template: string,
  { isHttps, policies = [], isFramed = false }: ShellOptions,
): () => Shell {
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
        ...(isFramed
          ? ["frame-ancestors 'self'", 'sandbox allow-scripts allow-forms']
          : ["frame-ancestors 'none'"]),
        "require-trusted-types-for 'script'",
        `trusted-types ${['default', ...policies].join(' ')}`,
        ...(isHttps ? ['upgrade-insecure-requests'] : []),
      ].join('; '),
    };
  };
}
