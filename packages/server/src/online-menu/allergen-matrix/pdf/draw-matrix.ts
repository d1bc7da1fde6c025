import type { MatrixSection } from '@cardamom/api-types';
import Pdf from 'pdfkit';
import { Tinypool } from 'tinypool';
import { directionOf } from '@cardamom/api-types/direction';
import { fontsOf } from '#shared/paper/fonts.ts';
import { gatherPdf } from '#shared/paper/gather-pdf.ts';
import { penOn } from '#shared/paper/pen.ts';
import { drawFrame, type PaperFacts } from './frame.ts';
import { layout } from './layout.ts';
import { drawRows, pagesOf } from './rows.ts';
import { sheetOn } from './sheet.ts';
import { unprintableRows } from './unprintable-rows.ts';
import { words } from './words.ts';

/**
 * The matrix on A4 pages, from right to left where the restaurant's language runs so: dated, column heads and legend on each, "page n of m", fonts embedded as far as used. It runs
 * on the printer's thread, and its bytes are handed over, not copied.
 */
export async function drawMatrix({
  sections,
  facts,
}: {
  readonly sections: readonly MatrixSection[];
  readonly facts: Omit<PaperFacts, 'unprintableCount'>;
}): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new Pdf({
    size: [layout.page.width, layout.page.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: `${words.title}, ${facts.restaurant}, ${facts.date}`, Creator: 'Cardamom' },
    lang: 'en',
  });
  const ended = gatherPdf(doc);
  const unprintableCount = (await unprintableRows(sections)).length;
  const texts = sections.flatMap(({ name, rows }) => [name, ...rows.map((row) => row.name)]);
  const fonts = await fontsOf([...texts, facts.restaurant, facts.scope], facts.language);
  const sheet = sheetOn(doc, penOn(doc, fonts), directionOf(facts.language));
  const pages = pagesOf(sheet, sections);
  for (const [index, page] of pages.entries()) {
    doc.addPage();
    drawFrame(sheet, { ...facts, unprintableCount }, { number: index + 1, count: pages.length });
    drawRows(sheet, page);
  }
  return Tinypool.move(await ended()) as Uint8Array<ArrayBuffer>;
}
