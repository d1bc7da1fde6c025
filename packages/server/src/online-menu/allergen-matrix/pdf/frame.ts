import { allergens } from '@cardamom/api-types';
import { ink, layout, styles } from './layout.ts';
import { widthOf, writeLine } from '#shared/paper/write-text.ts';
import { allergenWords, words } from './words.ts';

/** What every page says about itself. */
export type PaperFacts = {
  readonly restaurant: string;
  readonly scope: string;
  /** Date and time on the restaurant's wall clock. */
  readonly date: string;
  /** Null for a look that is not kept. */
  readonly fingerprint: string | null;
  readonly unprintableCount: number;
};

type Doc = PDFKit.PDFDocument;

function writeAtEnd(doc: Doc, text: string, y: number, style: (typeof styles)[keyof typeof styles]): void {
  writeLine(doc, text, { x: layout.end - widthOf(doc, text, style), y }, style);
}

/** A disc for what a dish contains, a ring for what it may contain: told apart without colour. */
export function drawMark(doc: Doc, kind: 'contains' | 'mayContain', x: number, y: number): void {
  if (kind === 'contains') doc.circle(x, y, 4.4).fill(ink.text);
  else doc.lineWidth(1.2).circle(x, y, 3.8).stroke(ink.text);
}

function drawColumnHeads(doc: Doc): void {
  const bottom = layout.headTop + layout.headHeight;
  for (const [index, allergen] of allergens.entries()) {
    const x = layout.cellsStart + index * layout.cell + layout.cell / 2;
    doc.save();
    doc.rotate(-90, { origin: [x, bottom] });
    writeLine(doc, allergenWords[allergen], { x: x + 5, y: bottom - styles.head.size / 2 - 1 }, styles.head);
    doc.restore();
  }
  doc.lineWidth(1).moveTo(layout.margin, bottom).lineTo(layout.end, bottom).stroke(ink.text);
}

function drawLegend(doc: Doc, { unprintableCount }: PaperFacts): void {
  const top = layout.rowsEnd + 12;
  doc
    .lineWidth(0.75)
    .moveTo(layout.margin, layout.rowsEnd + 4)
    .lineTo(layout.end, layout.rowsEnd + 4)
    .stroke(ink.line);
  let x = layout.margin + 5;
  for (const kind of ['contains', 'mayContain'] as const) {
    drawMark(doc, kind, x, top + 4.5);
    writeLine(doc, words[kind], { x: x + 9, y: top }, styles.small);
    x += widthOf(doc, words[kind], styles.small) + 26;
  }
  writeLine(doc, words.free, { x: x - 5, y: top }, styles.small);
  const label = words.notDeclared;
  const labelWidth = widthOf(doc, label, styles.loud) + 10;
  doc.rect(layout.margin, top + 13, labelWidth, 12).fill(ink.loud);
  writeLine(doc, label, { x: layout.margin + 5, y: top + 14.2 }, styles.loud);
  writeLine(doc, words.notDeclaredLegend, { x: layout.margin + labelWidth + 6, y: top + 14.5 }, styles.small);
  writeLine(
    doc,
    `${words.undeclaredChoice} ${words.seafood}`,
    { x: layout.margin, y: top + 29 },
    styles.small,
  );
  if (unprintableCount > 0)
    writeLine(doc, words.unprintable(unprintableCount), { x: layout.margin, y: top + 42 }, styles.loudSmall);
}

/** The head, the column names, the legend and "Page 2 of 3" of one page. */
export function drawFrame(doc: Doc, facts: PaperFacts, page: { number: number; count: number }): void {
  writeLine(doc, words.title, { x: layout.margin, y: layout.titleTop }, styles.title);
  writeLine(
    doc,
    `${facts.restaurant} · ${facts.scope}`,
    { x: layout.margin, y: layout.titleTop + 24 },
    styles.restaurant,
  );
  writeAtEnd(doc, words.dated(facts.date), layout.titleTop + 4, styles.restaurant);
  if (facts.fingerprint === null) writeAtEnd(doc, words.notKept, layout.titleTop + 25, styles.loudSmall);
  else writeAtEnd(doc, words.kept(facts.fingerprint), layout.titleTop + 25, styles.small);
  drawColumnHeads(doc);
  drawLegend(doc, facts);
  writeAtEnd(doc, words.page(page.number, page.count), layout.rowsEnd + 12, styles.restaurant);
}
