import { allergens } from '@cardamom/api-types';
import { ink, layout, styles } from './layout.ts';
import type { Sheet } from './sheet.ts';
import { allergenWords, words } from './words.ts';

/** What every page says about itself. */
export type PaperFacts = {
  readonly restaurant: string;
  /** BCP 47; the page is read in its direction, and Han letters are drawn as it draws them. */
  readonly language: string;
  readonly scope: string;
  /** Date and time on the restaurant's wall clock. */
  readonly date: string;
  /** Null for a look that is not kept. */
  readonly fingerprint: string | null;
  readonly unprintableCount: number;
};

/** A disc for what a dish contains, a ring for what it may contain: told apart without colour. */
export function drawMark(
  { doc, leftOf }: Sheet,
  kind: 'contains' | 'mayContain',
  start: number,
  y: number,
): void {
  const x = leftOf(start, 0);
  if (kind === 'contains') doc.circle(x, y, 4.4).fill(ink.text);
  else doc.lineWidth(1.2).circle(x, y, 3.8).stroke(ink.text);
}

function drawColumnHeads({ doc, pen, leftOf }: Sheet): void {
  const bottom = layout.headTop + layout.headHeight;
  for (const [index, allergen] of allergens.entries()) {
    const x = leftOf(layout.cellsStart + index * layout.cell + layout.cell / 2, 0);
    doc.save();
    doc.rotate(-90, { origin: [x, bottom] });
    pen.write(allergenWords[allergen], { x: x + 5, y: bottom - styles.head.size / 2 - 1 }, styles.head);
    doc.restore();
  }
  doc.lineWidth(1).moveTo(layout.margin, bottom).lineTo(layout.end, bottom).stroke(ink.text);
}

function drawLegend(sheet: Sheet, { unprintableCount }: PaperFacts): void {
  const { doc, pen, write } = sheet;
  const top = layout.rowsEnd + 12;
  doc
    .lineWidth(0.75)
    .moveTo(layout.margin, layout.rowsEnd + 4)
    .lineTo(layout.end, layout.rowsEnd + 4)
    .stroke(ink.line);
  let start = layout.margin + 5;
  for (const kind of ['contains', 'mayContain'] as const) {
    drawMark(sheet, kind, start, top + 4.5);
    write(words[kind], { start: start + 9, y: top }, styles.small);
    start += pen.widthOf(words[kind], styles.small) + 26;
  }
  write(words.free, { start: start - 5, y: top }, styles.small);
  const label = words.notDeclared;
  const labelWidth = pen.widthOf(label, styles.loud) + 10;
  doc.rect(sheet.leftOf(layout.margin, labelWidth), top + 13, labelWidth, 12).fill(ink.loud);
  write(label, { start: layout.margin + 5, y: top + 14.2 }, styles.loud);
  const meaning = { start: layout.margin + labelWidth + 6, y: top + 14.5 };
  write(words.notDeclaredLegend, meaning, styles.small);
  write(`${words.undeclaredChoice} ${words.seafood}`, { start: layout.margin, y: top + 29 }, styles.small);
  if (unprintableCount > 0)
    write(words.unprintable(unprintableCount), { start: layout.margin, y: top + 42 }, styles.loudSmall);
}

/** The head, the column names, the legend and "Page 2 of 3" of one page. */
export function drawFrame(sheet: Sheet, facts: PaperFacts, page: { number: number; count: number }): void {
  const { write, writeAtEnd } = sheet;
  write(words.title, { start: layout.margin, y: layout.titleTop }, styles.title);
  const whose = `${facts.restaurant} · ${facts.scope}`;
  write(whose, { start: layout.margin, y: layout.titleTop + 24 }, styles.restaurant);
  writeAtEnd(words.dated(facts.date), layout.titleTop + 4, styles.restaurant);
  if (facts.fingerprint === null) writeAtEnd(words.notKept, layout.titleTop + 25, styles.loudSmall);
  else writeAtEnd(words.kept(facts.fingerprint), layout.titleTop + 25, styles.small);
  drawColumnHeads(sheet);
  drawLegend(sheet, facts);
  writeAtEnd(words.page(page.number, page.count), layout.rowsEnd + 12, styles.restaurant);
}
