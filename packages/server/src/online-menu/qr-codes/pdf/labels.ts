import { lettersIn } from '#shared/paper/line-breaks.ts';
import type { Pen, TextStyle } from '#shared/paper/pen.ts';
import type { PrintedCode } from '../codes.ts';
import { points, sheet, type Box } from './sheets.ts';

type Doc = PDFKit.PDFDocument;
/** Draws the code with its corner at a place in millimetres. */
type DrawCode = (x: number, y: number) => void;

const ink = { text: '#0E0F0C', quiet: '#4C4E4A', line: '#AAABA7' } as const;

const styles = {
  cardName: { size: 10, weight: '600', colour: ink.text },
  cardSection: { size: 7.5, weight: '400', colour: ink.quiet },
  restaurant: { size: 13, weight: '600', colour: ink.text },
  tentName: { size: 38, weight: '600', colour: ink.text },
  tentSection: { size: 13, weight: '400', colour: ink.quiet },
} as const satisfies Record<string, TextStyle>;

/** A name that is too long for its line gets smaller first, then two lines, and is cut only where that is not enough. */
const onOneLine = [1, 0.9, 0.8, 0.7] as const;
const onTwoLines = [0.6, 0.5] as const;
const lineHeight = 1.2;

type Fitted = { readonly lines: readonly string[]; readonly style: TextStyle };

function fitted(pen: Pen, text: string, width: number, style: TextStyle): Fitted {
  for (const share of onOneLine) {
    const smaller = { ...style, size: style.size * share };
    if (pen.widthOf(text, smaller) <= width) return { lines: [text], style: smaller };
  }
  let lines: string[] = [];
  let smallest = style;
  for (const share of onTwoLines) {
    smallest = { ...style, size: style.size * share };
    lines = pen.linesOf(text, width, smallest);
    if (lines.length <= 2) return { lines, style: smallest };
  }
  const [first = '', second = ''] = lines;
  const letters = lettersIn(second);
  while (letters.length > 1 && pen.widthOf(`${letters.join('')}…`, smallest) > width) letters.pop();
  return { lines: [first, `${letters.join('')}…`], style: smallest };
}

/** A name in the middle of a column, in the room of one line; lengths in millimetres. */
function writeCentred(pen: Pen, text: string, { x, y, width }: Omit<Box, 'height'>, style: TextStyle): void {
  const { lines, style: used } = fitted(pen, text, points(width), style);
  const height = used.size * lineHeight;
  const top = points(y) + (style.size * lineHeight - lines.length * height) / 2;
  for (const [index, line] of lines.entries()) {
    const left = points(x) + (points(width) - pen.widthOf(line, used)) / 2;
    pen.write(line, { x: left, y: top + index * height }, used);
  }
}

/** A card to be cut out: the code, and under it the table and where it stands. */
export function drawCard(
  doc: Doc,
  pen: Pen,
  card: Box,
  { name, section }: PrintedCode,
  sizeMm: number,
  drawCode: DrawCode,
): void {
  doc
    .lineWidth(0.4)
    .rect(points(card.x), points(card.y), points(card.width), points(card.height))
    .stroke(ink.line);
  drawCode(card.x + (card.width - sizeMm) / 2, card.y + sheet.cardMargin);
  const text = { x: card.x + sheet.cardMargin, width: card.width - 2 * sheet.cardMargin };
  const y = card.y + sheet.cardMargin + sizeMm;
  writeCentred(pen, name, { ...text, y: y + 1 }, styles.cardName);
  writeCentred(pen, section ?? '', { ...text, y: y + 6 }, styles.cardSection);
}

/** Where a sheet of two tents is cut, and where each is folded. */
export function drawTentLines(doc: Doc): void {
  const { a4, face } = sheet;
  doc
    .lineWidth(0.4)
    .moveTo(points(face.width), 0)
    .lineTo(points(face.width), points(a4.height))
    .stroke(ink.line);
  doc.dash(3, { space: 3 });
  doc.moveTo(0, points(face.height)).lineTo(points(a4.width), points(face.height)).stroke(ink.line);
  doc.undash();
}

/** Room above and below the code of a tent, in millimetres. */
const above = 26;
const below = 32;

/** A tent: the same face twice, the upper one upside down, so that both stand upright when it is folded. */
export function drawTent(
  doc: Doc,
  pen: Pen,
  column: number,
  { restaurant, name, section }: PrintedCode & { readonly restaurant: string },
  sizeMm: number,
  drawCode: DrawCode,
): void {
  const { face } = sheet;
  const x = column * face.width;
  const text = { x: x + 8, width: face.width - 16 };
  const drawFace = () => {
    const top = face.height + above + (face.height - above - below - sizeMm) / 2;
    writeCentred(pen, restaurant, { ...text, y: face.height + 14 }, styles.restaurant);
    drawCode(x + (face.width - sizeMm) / 2, top);
    writeCentred(pen, name, { ...text, y: top + sizeMm + 3 }, styles.tentName);
    writeCentred(pen, section ?? '', { ...text, y: top + sizeMm + 20 }, styles.tentSection);
  };
  drawFace();
  doc.save().rotate(180, { origin: [points(x + face.width / 2), points(face.height)] });
  drawFace();
  doc.restore();
}
