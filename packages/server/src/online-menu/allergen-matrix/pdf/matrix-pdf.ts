import type { MatrixSection } from '@cardamom/api-types';
import Pdf from 'pdfkit';
import { isPrintable } from './fonts.ts';
import { numberPages, type PaperFacts } from './frame.ts';
import { layout } from './layout.ts';
import { drawSections } from './rows.ts';
import { words } from './words.ts';

/** Rows whose names the fonts of the PDF cannot draw in full. */
export function unprintableRows(sections: readonly MatrixSection[]): { id: string; name: string }[] {
  const rows = new Map(sections.flatMap((section) => section.rows.map((row) => [row.id, row])));
  return [...rows.values()].filter(({ name }) => !isPrintable(name)).map(({ id, name }) => ({ id, name }));
}

/** The matrix on A4 pages: dated, column heads and legend on each, "page n of m", fonts embedded as far as used. */
export async function matrixPdf(
  sections: readonly MatrixSection[],
  facts: Omit<PaperFacts, 'unprintableCount'>,
): Promise<Buffer> {
  const doc = new Pdf({
    size: [layout.page.width, layout.page.height],
    margin: 0,
    bufferPages: true,
    info: { Title: `${words.title}, ${facts.restaurant}, ${facts.date}`, Creator: 'Cardamom' },
    lang: 'en',
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  await drawSections(doc, sections, { ...facts, unprintableCount: unprintableRows(sections).length });
  numberPages(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
