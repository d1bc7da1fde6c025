import Pdf from 'pdfkit';
import { fontsOf } from '#shared/paper/fonts.ts';
import { gatherPdf } from '#shared/paper/gather-pdf.ts';
import { jpegSource } from '#shared/paper/jpeg-source.ts';
import { penOn, type Pen } from '#shared/paper/pen.ts';
import { drawCode, logoMargin, type CodeDrawing, type CodeLook } from '../picture/code-drawing.ts';
import { refusalsOf } from '../picture/check-code.ts';
import type { CodesToPrint, PrintedCode } from '../codes.ts';
import { drawCard, drawTent, drawTentLines } from './labels.ts';
import { points, sheet, sheetsOf, type Paper } from './sheets.ts';

type Doc = PDFKit.PDFDocument;

/** What is to be drawn. */
export type CodeSheets = CodesToPrint & { readonly look: CodeLook; readonly paper: Paper };

/** The pages; or, instead of them, the names of the codes that could not be read back. */
export type DrawnCodes = { readonly bytes: Uint8Array; readonly unreadable: readonly string[] };

/** Draws a code with its corner at a place in millimetres. A logo is taken into the document once, by its source. */
function stamp(doc: Doc, drawing: CodeDrawing, x: number, y: number): void {
  const { edge, path, sizeMm, background, foreground, logo, logoSquare } = drawing;
  doc
    .save()
    .translate(points(x), points(y))
    .scale(points(sizeMm) / edge);
  doc.rect(0, 0, edge, edge).fill(background);
  doc.path(path).fill(foreground);
  if (logo !== null) {
    const [place, length] = [logoSquare.at + logoMargin, logoSquare.side - 2 * logoMargin];
    doc.image(jpegSource(logo), place, place, { width: length, height: length });
  }
  doc.restore();
}

function addPages(
  doc: Doc,
  pen: Pen,
  { restaurant, codes, look, paper }: CodeSheets,
  drawings: CodeDrawing[],
): void {
  const { sizeMm } = look;
  if (paper === 'CODE') {
    for (const drawing of drawings) {
      doc.addPage({ size: [points(sizeMm), points(sizeMm)], margin: 0 });
      stamp(doc, drawing, 0, 0);
    }
    return;
  }
  const { perPage, cards } = sheetsOf(paper, sizeMm);
  for (const [index, drawing] of drawings.entries()) {
    const code = codes[index] as PrintedCode;
    const place = index % perPage;
    if (place === 0) {
      doc.addPage({ size: [points(sheet.a4.width), points(sheet.a4.height)], margin: 0 });
      if (paper === 'A6_TENT') drawTentLines(doc);
    }
    const card = cards[place];
    const drawCodeAt = (x: number, y: number) => stamp(doc, drawing, x, y);
    if (card) drawCard(doc, pen, card, code, sizeMm, drawCodeAt);
    else drawTent(doc, pen, place, { ...code, restaurant }, sizeMm, drawCodeAt);
  }
}

/**
 * Draws codes as PDF, exactly as large as said, and reads each back before. It runs on the printer's thread.
 */
export async function drawCodes(sheets: CodeSheets): Promise<DrawnCodes> {
  const drawings = sheets.codes.map(({ link }) => drawCode(link, sheets.look));
  const unreadable: string[] = [];
  for (const [index, drawing] of drawings.entries())
    if ((await refusalsOf(drawing)).length > 0) unreadable.push(sheets.codes[index]?.name ?? '');
  if (unreadable.length > 0) return { bytes: new Uint8Array(), unreadable };

  const doc = new Pdf({
    autoFirstPage: false,
    info: { Title: `QR codes, ${sheets.restaurant}`, Creator: 'Cardamom' },
  });
  const ended = gatherPdf(doc);
  const { restaurant, language, codes } = sheets;
  const fonts = await fontsOf(
    [restaurant, ...codes.flatMap(({ name, section }) => [name, section ?? ''])],
    language,
  );
  addPages(doc, penOn(doc, fonts), sheets, drawings);
  return { bytes: await ended(), unreadable };
}
