import { fontFor, printable, type FontPart, type Weight } from './fonts.ts';

type Run = { font: FontPart; text: string };

/** How a line is set; sizes in points. */
export type TextStyle = { readonly size: number; readonly weight: Weight; readonly colour: string };

function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontFor(letter.codePointAt(0) ?? 0, weight);
    if (font === null) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function inFont(doc: PDFKit.PDFDocument, { font }: Run, size: number): PDFKit.PDFDocument {
  return doc.registerFont(font.name, font.bytes).font(font.name).fontSize(size);
}

/** How wide a line becomes, in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, { size, weight }: TextStyle): number {
  const widths = runsOf(printable(text), weight).map((run) => inFont(doc, run, size).widthOfString(run.text));
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
  for (const run of runsOf(printable(text), weight)) {
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
