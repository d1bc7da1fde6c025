/** What of the preview the URL holds. */
export interface PreviewSearch {
  /** A time on the restaurant's wall clock, `2026-11-27T18:30`; now without it. */
  at?: string;
}

const clockTime = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

/** Reads the preview's part of the URL; what is not understood means now. */
export function parsePreviewSearch(raw: Record<string, unknown>): PreviewSearch {
  const at = raw['at'];
  return typeof at === 'string' && clockTime.test(at) ? { at } : {};
}
