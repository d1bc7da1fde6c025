/** Font families: Inter with a fallback of equal metrics, so that text does not move when Inter arrives. */
export const fontFamilies = {
  body: '"Inter Variable", "Inter fallback", system-ui, sans-serif',
  code: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
} as const;

interface TypeRole {
  /** Size in px at a root size of 16 px; written as rem so that a larger text setting is kept. */
  size: 12 | 14 | 16 | 17 | 20 | 24 | 30 | 38;
  lineHeight: 1.2 | 1.5;
  weight: 400 | 500 | 600;
  tracking: string;
}

/** Type roles: line height 1.5 for text and 1.2 for titles, titles 600, text 400 or 500. */
export const typeRoles = {
  caption: { size: 12, lineHeight: 1.5, weight: 400, tracking: '0' },
  overline: { size: 12, lineHeight: 1.5, weight: 500, tracking: '0.02em' },
  small: { size: 14, lineHeight: 1.5, weight: 400, tracking: '-0.003em' },
  label: { size: 14, lineHeight: 1.5, weight: 500, tracking: '-0.003em' },
  body: { size: 16, lineHeight: 1.5, weight: 400, tracking: '-0.011em' },
  bodyStrong: { size: 16, lineHeight: 1.5, weight: 600, tracking: '-0.011em' },
  guest: { size: 17, lineHeight: 1.5, weight: 400, tracking: '-0.011em' },
  guestStrong: { size: 17, lineHeight: 1.5, weight: 600, tracking: '-0.011em' },
  lead: { size: 20, lineHeight: 1.5, weight: 400, tracking: '-0.014em' },
  titleSmall: { size: 16, lineHeight: 1.2, weight: 600, tracking: '-0.011em' },
  titleMedium: { size: 20, lineHeight: 1.2, weight: 600, tracking: '-0.017em' },
  titleLarge: { size: 24, lineHeight: 1.2, weight: 600, tracking: '-0.019em' },
  titleHuge: { size: 30, lineHeight: 1.2, weight: 600, tracking: '-0.021em' },
  display: { size: 38, lineHeight: 1.2, weight: 600, tracking: '-0.022em' },
} as const satisfies Record<string, TypeRole>;

/** The name of a type role. */
export type FontRole = keyof typeof typeRoles;
