import type { LookName } from '../guest/looks/index.ts';

/**
 * Every measure of a screen, in percent of its height: `cqh` of the glass, in landscape and upright alike. Capital height × 250 is
 * the distance at which a size is read: 2.5 is read at 2 m on a screen of 43 inches.
 */

/** No letter is smaller, wherever it stands. */
export const leastType = 2.5;

/** How a screen hangs. */
export type Hang = 'landscape' | 'upright';

interface Edges {
  /** Above and below; screens cut their edges. */
  margin: number;
  /** Beside, in percent of the width. */
  side: number;
  /** Rows and pictures end here. */
  end: number;
  /** Where the line of the foot lies. */
  foot: number;
}

/** Where things stand. */
export const edges: Readonly<Record<Hang, Edges>> = {
  landscape: { margin: 5, side: 5, end: 87.6, foot: 90 },
  upright: { margin: 4, side: 5, end: 86, foot: 88 },
};

/** Between columns, and between the sections of one. */
export const gutter = 6;
export const sectionGap = 3;

/** Thickness of the line above the foot, which is the line of progress. */
export const footLine = 0.42;

/** How far pictures and bars run beyond the edge, for the moves against burn-in. */
export const bleed = 1;

/** How far the whole moves against burn-in. */
export const burnIn = 0.6;

/** The awning of looks that have one, with its scallops; what is below starts a gap further down. */
export const awning: Readonly<Record<Hang, number>> = { landscape: 13, upright: 9 };
export const awningGap = 3;

/** Row sizes of a board, and how tall they may grow. */
export const rowSizes: Readonly<Record<Hang, { least: number; usual: number; most: number }>> = {
  landscape: { least: 3.2, usual: 3.7, most: 5.4 },
  upright: { least: 2.5, usual: 2.5, most: 3.6 },
};

/** The title of a section, in rows, and its limits. */
export const titleOfRow = 1.3;
export const titleSizes: Readonly<Record<Hang, { least: number; most: number }>> = {
  landscape: { least: 4.2, most: 6.6 },
  upright: { least: 3.2, most: 4 },
};

/** A column with two columns of sizes is at least so wide. */
export const widthOfSizes = 60;

/** The share of the width that a board beside a picture takes. */
export const boardShare = 0.6;

/** How tall the picture above an upright board is. */
export const pictureAbove = 34;

/** The sizes of a spotlight's name, the largest first; a face multiplies them by its factor. */
export const nameLadders = {
  landscape: [19, 17, 15, 13, 11.5, 10, 8.6, 7.4, 6.4],
  bare: [36, 30, 25, 21.5, 19, 17, 15, 13, 11.5, 10, 8.6, 7.4, 6.4],
  upright: [11, 9.4, 8, 6.8, 5.8, 5, 4.2],
} as const;

/** The same for a dish that is shown large beside a board. */
export const largeLadders: Readonly<Record<Hang, readonly number[]>> = {
  landscape: [8.4, 7.4, 6.4, 5.6, 4.8, 4.2, 3.6, 3],
  upright: [5, 4.4, 3.8, 3.3, 2.9],
};

/** The same for the title of a notice; what says least is quiet. */
export const noticeLadders: Readonly<Record<'usual' | 'quiet', Record<Hang, readonly number[]>>> = {
  usual: {
    landscape: [30, 26, 22, 19, 17, 15, 13, 11.5, 10, 8.6, 7.4, 6.4],
    upright: [12, 10.4, 9, 7.8, 6.8, 5.8, 5, 4.2],
  },
  quiet: { landscape: [8.6, 7.4, 6.4], upright: [5.8, 5, 4.2] },
};

/** How much of its panel the words of such a dish take at most. */
export const shareOfWords = { below: 0.42, beside: 1, bare: 1 } as const;

/** Below this size a name may have five lines, else three. */
export const fiveLinesBelow: Readonly<Record<Hang, number>> = { landscape: 8, upright: 6 };

/** What stands under a spotlight's name. */
export const spotlightSizes = {
  landscape: {
    price: { least: 8.4, most: 13, ofName: 0.6 },
    sizes: { least: 6, most: 10, ofName: 0.45 },
    label: 2.9,
    text: 3.3,
    facts: 2.8,
  },
  upright: {
    price: { least: 6, most: 8.4, ofName: 0.75 },
    sizes: { least: 4, most: 6.4, ofName: 0.6 },
    label: 2.5,
    text: 2.5,
    facts: 2.5,
  },
} as const;

/** What a face's letters are multiplied by, so that looks read alike: Cormorant is small for its size, Anton narrow. */
export const faceFactors: Readonly<Record<LookName, { name: number; row: number; title: number }>> = {
  CANDLE: { name: 1.16, row: 1.26, title: 1.24 },
  LINEN: { name: 0.92, row: 1.02, title: 1.06 },
  COUNTER: { name: 0.9, row: 1, title: 0.96 },
  GRIDDLE: { name: 1.34, row: 1.06, title: 1.1 },
};

/** A section's title above rows of this size, both in percent of the height. */
export function titleSize(row: number, hang: Hang): number {
  const { least, most } = titleSizes[hang];
  return Math.min(most, Math.max(least, row * titleOfRow));
}

/** The share of the width that a spotlight's words may take beside its picture, which stays beyond it. */
export const wordsShare = 44;

/** Diameters of the plate, at most and in percent of the width, and of the price on it, where a look has them. */
export const plate = { landscape: 104, ofWidth: 58.5, upright: 52 } as const;
export const sticker = { beside: 30, bare: 64, bareOfWidth: 36, upright: 15, bareUpright: 34 } as const;
