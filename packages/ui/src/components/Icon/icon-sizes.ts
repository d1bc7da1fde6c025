/** Sizes an icon is drawn in, in px. */
export const iconSizes = [16, 20, 24] as const;

/** A size of an icon. */
export type IconSize = (typeof iconSizes)[number];
