/** What the page's Trusted Types let through; no other browser type knows it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown;
}

/**
 * Lets the page empty an element through `innerHTML`, as react-aria's live region does when a date or time is typed.
 * Any other HTML text stays refused, as the page's Content-Security-Policy demands.
 */
export function allowEmptyHtmlOnly(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}
