import { isRightToLeft, runsOf, type Run } from './directions.ts';
import type { PaperFonts } from './fonts.ts';
import { interAscent, interFor, type FontPart, type Weight } from './inter.ts';
import { unseen } from './letters.ts';
import { lettersIn, piecesOf } from './line-breaks.ts';
import { stretchesOf } from './stretches.ts';

/** How a line is set; sizes in points. */
export type TextStyle = { readonly size: number; readonly weight: Weight; readonly colour: string };

/** Writes on a document, each letter in the font that has it and each line in its own direction. */
export type Pen = {
  /** How wide a line becomes, in points. */
  readonly widthOf: (text: string, style: TextStyle) => number;
  /** Writes one line, its left end and the top of Inter's letters at a point. */
  readonly write: (text: string, at: { readonly x: number; readonly y: number }, style: TextStyle) => void;
  /**
   * A text cut into lines that fit: between words, and within a word only where it is wider than a line. Each of them runs in the
   * direction of the whole.
   */
  readonly linesOf: (text: string, width: number, style: TextStyle) => string[];
};

const leftToRightMark = '\u200E';
const rightToLeftMark = '\u200F';

/** Joiners, which decide how the letters beside them are drawn. */
const joiner = /[\u200C\u200D]/u;

/** The library shapes a run in the direction of its script; digits and signs of a run from right to left are handed over reversed. */
const runsFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function shaped({ font, text, isFromRight }: Run<FontPart>): string {
  const seen = Array.from(text)
    .filter((letter) => !unseen.test(letter) || (joiner.test(letter) && font.has(letter.codePointAt(0) ?? 0)))
    .join('');
  // The ring of SARA AM stands below a tone mark.
  const written = seen.replace(/([\u0E48-\u0E4B]?)\u0E33/gu, '\u0E4D$1\u0E32');
  return runsFromRight.test(text) === isFromRight ? written : lettersIn(written).toReversed().join('');
}

/** Scripts whose signs are not drawn in the order in which they are written, so the document says what is copied and searched. */
const reordered = /[\p{Script=Devanagari}\u0E33]/u;

/** A pen for a document; its fonts were made for all that is written with it. */
export function penOn(doc: PDFKit.PDFDocument, fonts: PaperFonts): Pen {
  const latin = interFor(0x20, '400');

  function lineRuns(text: string, weight: Weight): Run<FontPart>[] {
    const whole = fonts.printable(text);
    const stretches = stretchesOf<FontPart>(
      whole,
      (codePoint, before) => fonts.fontFor(codePoint, weight, before) ?? before ?? latin,
    );
    return runsOf(stretches ?? [], isRightToLeft(whole));
  }

  function inFont({ font }: Run<FontPart>, size: number): void {
    doc.registerFont(font.name, font.bytes).font(font.name).fontSize(size);
  }

  function widthOf(text: string, { size, weight }: TextStyle): number {
    let width = 0;
    for (const run of lineRuns(text, weight)) {
      inFont(run, size);
      width += doc.widthOfString(shaped(run));
    }
    return width;
  }

  function write(text: string, at: { x: number; y: number }, { size, weight, colour }: TextStyle): void {
    let { x } = at;
    const foot = at.y + interAscent * size;
    for (const run of lineRuns(text, weight)) {
      const written = shaped(run);
      inFont(run, size);
      const isReordered = reordered.test(run.text);
      if (isReordered) doc.markContent('Span', { actual: run.text });
      doc.fillColor(colour).text(written, x, foot, { lineBreak: false, baseline: 'alphabetic' });
      if (isReordered) doc.endMarkedContent();
      x += doc.widthOfString(written);
    }
  }

  function linesOf(text: string, width: number, style: TextStyle): string[] {
    const whole = fonts.printable(text);
    if (widthOf(whole, style) <= width) return [whole];
    const fits = (line: string) => widthOf(line, style) <= width;
    const lines: string[] = [];
    let line = '';
    for (const { text: piece, isAfterSpace } of piecesOf(whole)) {
      const longer = line === '' ? piece : `${line}${isAfterSpace ? ' ' : ''}${piece}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of lettersIn(piece)) {
        if (line !== '' && !fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    const isFromRight = isRightToLeft(whole);
    const mark = isFromRight ? rightToLeftMark : leftToRightMark;
    return [...lines, line].map((one) => (isRightToLeft(one) === isFromRight ? one : mark + one));
  }

  return { widthOf, write, linesOf };
}
