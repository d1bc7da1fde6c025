import type { QrCodePaper } from '@cardamom/api-types';

/** What codes are printed on: a page of just the code's size, or one of the papers for many. */
export type Paper = 'CODE' | QrCodePaper;

/** A rectangle in millimetres. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A length in millimetres as one in points (1/72 inch), which PDF counts in. */
export function points(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

/** A4 upright, in millimetres. */
const a4 = { width: 210, height: 297 } as const;
/** What printers leave white at the edges. */
const edge = 10;
/** White around a code on a card, and the room for its two lines of text. */
const cardMargin = 2;
const cardText = 10.5;
/** A card is at least so wide, so that its text can be read. */
const leastCardWidth = 31;
/** A tent's face is A6 upright; beside a code stay 12 mm, above and below it the names. */
const face = { width: a4.width / 2, height: a4.height / 2 } as const;
const faceMargin = 12;
const faceText = 58;

/** Where the codes of a batch stand. */
export type Sheets = {
  /** The side of the largest code that fits, in millimetres. */
  readonly largestSize: number;
  /** Codes on one page; 0 where not even one fits. */
  readonly perPage: number;
  /** Cards from left to right and from top to bottom, on A4 only. */
  readonly cards: readonly Box[];
};

/** Cards that share their edges, so that a straight cut divides two rows. */
function cardsOf(sizeMm: number): Box[] {
  const width = Math.max(leastCardWidth, sizeMm + 2 * cardMargin);
  const height = sizeMm + 2 * cardMargin + cardText;
  const columns = Math.floor((a4.width - 2 * edge) / width);
  const rows = Math.floor((a4.height - 2 * edge) / height);
  const left = (a4.width - columns * width) / 2;
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: left + (index % columns) * width,
    y: edge + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

/** Where codes of a size stand on a paper for many. */
export function sheetsOf(paper: QrCodePaper, sizeMm: number): Sheets {
  if (paper === 'A6_TENT') {
    const largestSize = Math.min(face.width - 2 * faceMargin, face.height - faceText);
    return { largestSize, perPage: sizeMm <= largestSize ? 2 : 0, cards: [] };
  }
  const cards = cardsOf(sizeMm);
  return { largestSize: a4.width - 2 * edge - 2 * cardMargin, perPage: cards.length, cards };
}

/** The measures that what is drawn keeps to, in millimetres. */
export const sheet = { a4, face, cardMargin } as const;
