import { allergens, type MatrixRow, type MatrixSection } from '@cardamom/api-types';
import { drawMark } from './frame.ts';
import { ink, layout, styles } from './layout.ts';
import { linesOf, widthOf, writeLine } from '#shared/paper/write-text.ts';
import { words } from './words.ts';

type Doc = PDFKit.PDFDocument;

const nameWidth = layout.cellsStart - layout.margin - 8;

function titleOf({ kind, name }: MatrixSection): string {
  return kind === 'MODIFIER_GROUP' ? words.choices(name) : name;
}

function drawSectionTitle(doc: Doc, title: string, y: number): void {
  doc.rect(layout.margin, y, layout.end - layout.margin, layout.sectionHeight - 3).fill(ink.band);
  writeLine(doc, title, { x: layout.margin + 5, y: y + 3 }, styles.section);
}

function linesOfName(doc: Doc, { name, hasUndeclaredOption }: MatrixRow): string[] {
  return linesOf(doc, hasUndeclaredOption ? `${name} *` : name, nameWidth, styles.name);
}

function heightOf(lines: readonly string[]): number {
  return lines.length * layout.lineHeight + 2 * layout.rowPadding - 2;
}

function drawCells(doc: Doc, { allergens: declaration }: MatrixRow, y: number, height: number): void {
  const middle = y + height / 2;
  if (!declaration.isDeclared) {
    doc.rect(layout.cellsStart, y + 2, layout.end - layout.cellsStart, height - 4).fill(ink.loud);
    const x = (layout.cellsStart + layout.end - widthOf(doc, words.notDeclared, styles.loud)) / 2;
    writeLine(doc, words.notDeclared, { x, y: middle - 5.2 }, styles.loud);
    return;
  }
  for (const [index, allergen] of allergens.entries()) {
    const x = layout.cellsStart + index * layout.cell + layout.cell / 2;
    if (declaration.contains.includes(allergen)) drawMark(doc, 'contains', x, middle);
    else if (declaration.mayContain.includes(allergen)) drawMark(doc, 'mayContain', x, middle);
  }
}

function drawRow(doc: Doc, { row, lines, y }: PlacedRow): void {
  const height = heightOf(lines);
  for (const [index, line] of lines.entries())
    writeLine(
      doc,
      line,
      { x: layout.margin + 5, y: y + layout.rowPadding - 1 + index * layout.lineHeight },
      styles.name,
    );
  // Thin lines between the columns lead the eye from the dish to its column.
  doc.lineWidth(0.4);
  for (let index = 0; index <= allergens.length; index += 1) {
    const x = layout.cellsStart + index * layout.cell;
    doc.moveTo(x, y).lineTo(x, y + height);
  }
  doc.stroke(ink.hairline);
  drawCells(doc, row, y, height);
  doc
    .lineWidth(0.4)
    .moveTo(layout.margin, y + height)
    .lineTo(layout.end, y + height)
    .stroke(ink.line);
}

type PlacedTitle = { readonly title: string; readonly y: number };
type PlacedRow = { readonly row: MatrixRow; readonly lines: readonly string[]; readonly y: number };
/** What stands on one page, from top to bottom. */
export type Page = readonly (PlacedTitle | PlacedRow)[];

const firstRow = layout.headTop + layout.headHeight + 4;

/** Places every section on as many pages as it takes; a heading never stands alone, and is repeated on the next page. */
export function pagesOf(doc: Doc, sections: readonly MatrixSection[]): Page[] {
  let page: (PlacedTitle | PlacedRow)[] = [];
  const pages = [page];
  let y = firstRow;
  for (const section of sections) {
    const title = titleOf(section);
    for (const [index, row] of section.rows.entries()) {
      const lines = linesOfName(doc, row);
      const needed = heightOf(lines) + (index === 0 ? layout.sectionHeight + 4 : 0);
      const isTurning = y + needed > layout.rowsEnd;
      if (isTurning) {
        page = [];
        pages.push(page);
        y = firstRow;
      }
      if (index === 0 || isTurning) {
        if (index === 0 && !isTurning && y > firstRow) y += 4;
        page.push({ title: index === 0 ? title : words.continued(title), y });
        y += layout.sectionHeight;
      }
      page.push({ row, lines, y });
      y += heightOf(lines);
    }
  }
  return pages;
}

/** Draws the rows of a page, or that there are none in the whole matrix. */
export function drawRows(doc: Doc, page: Page): void {
  if (page.length === 0) writeLine(doc, words.empty, { x: layout.margin, y: firstRow + 12 }, styles.name);
  for (const placed of page) {
    if ('title' in placed) drawSectionTitle(doc, placed.title, placed.y);
    else drawRow(doc, placed);
  }
}
