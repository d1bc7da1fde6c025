import type { Pen, TextStyle } from '#shared/paper/pen.ts';
import { layout } from './layout.ts';

/** A page to be drawn on, whose places are told from the edge at which reading begins: the right one for Arabic. Lengths in points. */
export type Sheet = {
  readonly doc: PDFKit.PDFDocument;
  readonly pen: Pen;
  /** The left edge of what begins at a place and is so wide. */
  readonly leftOf: (start: number, width: number) => number;
  /** Writes a line that begins at a place. */
  readonly write: (
    text: string,
    at: { readonly start: number; readonly y: number },
    style: TextStyle,
  ) => void;
  /** Writes a line that ends where the page does. */
  readonly writeAtEnd: (text: string, y: number, style: TextStyle) => void;
};

/** The sheet of a document that is read in a direction. */
export function sheetOn(doc: PDFKit.PDFDocument, pen: Pen, direction: 'ltr' | 'rtl'): Sheet {
  const leftOf = (start: number, width: number) =>
    direction === 'ltr' ? start : layout.page.width - start - width;
  const write: Sheet['write'] = (text, { start, y }, style) =>
    pen.write(text, { x: leftOf(start, pen.widthOf(text, style)), y }, style);
  return {
    doc,
    pen,
    leftOf,
    write,
    writeAtEnd: (text, y, style) => write(text, { start: layout.end - pen.widthOf(text, style), y }, style),
  };
}
