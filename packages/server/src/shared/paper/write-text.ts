import { fontFor, printable, type FontPart, type Weight } from './fonts.ts';
import { stretchesOf, type Stretch } from './stretches.ts';

type Run = Stretch<FontPart>;

/** How a line is set; sizes in points. */
export type TextStyle = { readonly size: number; readonly weight: Weight; readonly colour: string };

/** What `printable` leaves of a text, in the parts of the font. */
const runsOf = (text: string, weight: Weight): Run[] =>
  stretchesOf(printable(text), (codePoint) => fontFor(codePoint, weight)) ?? [];

function inFont(doc: PDFKit.PDFDocument, { font }: Run, size: number): PDFKit.PDFDocument {
  return doc.registerFont(font.name, font.bytes).font(font.name).fontSize(size);
}

/** How wide a line becomes, in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, { size, weight }: TextStyle): number {
  const widths = runsOf(text, weight).map((run) => inFont(doc, run, size).widthOfString(run.text));
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Writes one line from a point on, each letter in the part of the font that has it. */
export function writeLine(
  doc: PDFKit.PDFDocument,
  text: string,
  at: { x: number; y: number },
  { size, weight, colour }: TextStyle,
): void {
  let x = at.x;
  for (const run of runsOf(text, weight)) {
    inFont(doc, run, size).fillColor(colour).text(run.text, x, at.y, { lineBreak: false });
    x += doc.widthOfString(run.text);
  }
}

/** A text cut into lines that fit: between words, and within a word only where it is wider than a line. */
export function linesOf(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string[] {
  const whole = printable(text);
  if (widthOf(doc, whole, style) <= width) return [whole];
  const lines: string[] = [];
  let line = '';
  for (const word of whole.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(doc, longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (widthOf(doc, line + letter, style) > width && line !== '') {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}
