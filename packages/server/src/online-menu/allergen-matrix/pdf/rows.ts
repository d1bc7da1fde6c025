import { allergens, type MatrixRow, type MatrixSection } from '@cardamom/api-types';
import { drawMark } from './frame.ts';
import { ink, layout, styles } from './layout.ts';
import type { Sheet } from './sheet.ts';
import { words } from './words.ts';

const nameWidth = layout.cellsStart - layout.margin - 8;

function titleOf({ kind, name }: MatrixSection): string {
  return kind === 'MODIFIER_GROUP' ? words.choices(name) : name;
}

function drawSectionTitle({ doc, write }: Sheet, title: string, y: number): void {
  doc.rect(layout.margin, y, layout.end - layout.margin, layout.sectionHeight - 3).fill(ink.band);
  write(title, { start: layout.margin + 5, y: y + 3 }, styles.section);
}

function linesOfName({ pen }: Sheet, { name, hasUndeclaredOption }: MatrixRow): string[] {
  return pen.linesOf(hasUndeclaredOption ? `${name} *` : name, nameWidth, styles.name);
}

function heightOf(lines: readonly string[]): number {
  return lines.length * layout.lineHeight + 2 * layout.rowPadding - 2;
}

function drawCells(sheet: Sheet, { allergens: declaration }: MatrixRow, y: number, height: number): void {
  const { doc, pen, leftOf, write } = sheet;
  const middle = y + height / 2;
  if (!declaration.isDeclared) {
    const width = layout.end - layout.cellsStart;
    doc.rect(leftOf(layout.cellsStart, width), y + 2, width, height - 4).fill(ink.loud);
    const start = layout.cellsStart + (width - pen.widthOf(words.notDeclared, styles.loud)) / 2;
    write(words.notDeclared, { start, y: middle - 5.2 }, styles.loud);
    return;
  }
  for (const [index, allergen] of allergens.entries()) {
    const start = layout.cellsStart + index * layout.cell + layout.cell / 2;
    if (declaration.contains.includes(allergen)) drawMark(sheet, 'contains', start, middle);
    else if (declaration.mayContain.includes(allergen)) drawMark(sheet, 'mayContain', start, middle);
  }
}

function drawRow(sheet: Sheet, { row, lines, y }: PlacedRow): void {
  const { doc, leftOf, write } = sheet;
  const height = heightOf(lines);
  for (const [index, line] of lines.entries())
    write(
      line,
      { start: layout.margin + 5, y: y + layout.rowPadding - 1 + index * layout.lineHeight },
      styles.name,
    );
  // Thin lines between the columns lead the eye from the dish to its column.
  doc.lineWidth(0.4);
  for (let index = 0; index <= allergens.length; index += 1) {
    const x = leftOf(layout.cellsStart + index * layout.cell, 0);
    doc.moveTo(x, y).lineTo(x, y + height);
  }
  doc.stroke(ink.hairline);
  drawCells(sheet, row, y, height);
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
export function pagesOf(sheet: Sheet, sections: readonly MatrixSection[]): Page[] {
  let page: (PlacedTitle | PlacedRow)[] = [];
  const pages = [page];
  let y = firstRow;
  for (const section of sections) {
    const title = titleOf(section);
    for (const [index, row] of section.rows.entries()) {
      const lines = linesOfName(sheet, row);
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
export function drawRows(sheet: Sheet, page: Page): void {
  if (page.length === 0) sheet.write(words.empty, { start: layout.margin, y: firstRow + 12 }, styles.name);
  for (const placed of page) {
    if ('title' in placed) drawSectionTitle(sheet, placed.title, placed.y);
    else drawRow(sheet, placed);
  }
}
