/** A piece of a page's text: where it begins and how high its letters stand, in points from the page's lower left corner. */
export type Piece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
};

/** Pieces beside each other, from left to right. */
type Line = { readonly y: number; readonly size: number; readonly pieces: readonly Piece[] };

/** Pieces whose baselines are closer than this, in letter heights, stand on one line. */
const sameLine = 0.5;
/** A gap between words that is wider, in letter heights, is one of a table's; a narrower one than the second parts no words. */
const widestSpace = 1.2;
const narrowestSpace = 0.15;
/** A gap between lines that is larger than the usual one by so much sets what follows apart. */
const apart = 1.45;
/** Letters that are larger than the usual ones by so much are a title's. */
const titleSize = 1.25;
/** A gutter between columns is so wide, in letter heights; one beside as many lines as stand below may be narrower, since no words of that many leave the same gap. */
const narrowestGutter = 1.5;
const narrowestLongGutter = 0.7;
const longGutter = 8;
/** A price that stands higher than the text before it by so much of the way to the line above, or is larger by so much, belongs to that line. */
const raised = 0.25;
const larger = 1.08;
/** Of a column's lines, so many are prices alone at most, and so many end in a price at least. */
const mostWordless = 0.4;
const leastPriced = 0.2;
/** Columns of a page at most. */
const mostColumns = 4;

const endsInNumber = /\p{Nd}\P{Nd}{0,6}$/u;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    if (line && line.y - piece.y < sameLine * Math.max(line.size, piece.size)) {
      line.pieces.push(piece);
      line.size = Math.max(line.size, piece.size);
    } else lines.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  for (const { pieces: beside } of lines) beside.sort((one, other) => one.x - other.x);
  return lines;
}

/** The pieces of a line that stand apart at its end, as a price does; none where nothing does. */
function endOf({ pieces }: Line): Piece[] {
  const at = pieces.findLastIndex((piece, index) => {
    const before = pieces[index - 1];
    return before !== undefined && piece.x - (before.x + before.width) > widestSpace * piece.size;
  });
  return at < 0 ? [] : pieces.slice(at);
}

/**
 * Gives prices back to the dish above that stand in the middle of a cell's lines, or at its text: "Soup" / "with cream     5.90". They stand
 * higher than the text before them, or are as large as the dish's name and larger than that text.
 */
function withPricesRaised(lines: readonly Line[]): Line[] {
  const raisedLines = lines.map((line) => Object.assign({}, line));
  for (const [at, line] of raisedLines.entries()) {
    const above = raisedLines[at - 1];
    const end = endOf(line);
    const [price] = end;
    const text = line.pieces[0];
    if (above === undefined || price === undefined || text === undefined) continue;
    const isPriced = endsInNumber.test(textOf(above)) || endOf(above).length > 0;
    const isNoPrice = !endsInNumber.test(end.map((piece) => piece.text).join(' '));
    const way = above.y - text.y;
    const isTitle = above.size > titleSize * price.size;
    if (isPriced || isNoPrice || isTitle || way > 2 * above.size) continue;
    const isHigher = price.y - text.y > raised * way;
    const isOfName = price.size > larger * text.size && price.size * larger > above.size;
    if (!isHigher && !isOfName) continue;
    Object.assign(above, { pieces: [...above.pieces, ...end] });
    Object.assign(line, { pieces: line.pieces.slice(0, -end.length) });
  }
  return raisedLines;
}

/** Stretches between left and right that no piece reaches into, from left to right. */
function gapsOf(pieces: readonly Piece[]): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let reached = -Infinity;
  for (const { x, width } of pieces.toSorted((one, other) => one.x - other.x)) {
    if (reached > -Infinity && x > reached) gaps.push({ from: reached, to: x });
    reached = Math.max(reached, x + width);
  }
  return gaps;
}

function textOf({ pieces }: Line): string {
  let text = '';
  let end = -Infinity;
  for (const { text: piece, x, width, size } of pieces) {
    const gap = x - end;
    if (end > -Infinity && gap > widestSpace * size) text += '\t';
    else if (end > -Infinity && gap > narrowestSpace * size && !text.endsWith(' ')) text += ' ';
    text += piece;
    end = x + width;
  }
  return text.trim();
}

/** Whether this may be a column of a menu: it has words, and prices of its own. Names without their prices are none, nor are prices without names. */
function isColumn(pieces: readonly Piece[]): boolean {
  const lines = linesOf(pieces).map((line) => textOf(line));
  const wordless = lines.filter((line) => !/\p{L}{3}/u.test(line)).length;
  const priced = lines.filter((line) => endsInNumber.test(line)).length;
  return wordless <= lines.length * mostWordless && priced >= lines.length * leastPriced;
}

const isLong = (pieces: readonly Piece[]): boolean => linesOf(pieces).length >= longGutter;

/** Columns that a text is set in, each to be read from top to bottom. */
function columnsOf(pieces: readonly Piece[], most = mostColumns): Piece[][] {
  const size = median(pieces.map((piece) => piece.size));
  const gaps = gapsOf(pieces).filter(({ from, to }) => to - from >= narrowestLongGutter * size);
  for (const { from, to } of most > 1
    ? gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from))
    : []) {
    const left = pieces.filter(({ x }) => x < from);
    const right = pieces.filter(({ x }) => x >= from);
    const isWide = to - from >= narrowestGutter * size || [left, right].every(isLong);
    if (isWide && isColumn(left) && isColumn(right))
      return [...columnsOf(left, most - 1), ...columnsOf(right, most - 1)];
  }
  return [[...pieces]];
}

/** Whether a piece reaches over the gutter between two columns. */
function reachesOver({ x, width }: Piece, columns: readonly (readonly Piece[])[]): boolean {
  return columns.slice(1).some((column, at) => {
    const end = Math.max(...(columns[at] ?? []).map((piece) => piece.x + piece.width));
    const start = Math.min(...column.map((piece) => piece.x));
    return x < start && x + width > end;
  });
}

/** Columns of a page, band by band from its top: a title that runs over several columns closes the gutter between them, and parts bands. */
function columnsOfPage(pieces: readonly Piece[]): Piece[][] {
  const size = median(pieces.map((piece) => piece.size));
  const columns = columnsOf(pieces.filter((piece) => piece.size <= titleSize * size));
  if (columns.length === 1) return [[...pieces]];
  const bands: Piece[][] = [[]];
  for (const line of linesOf(pieces)) {
    if (line.pieces.some((piece) => reachesOver(piece, columns))) bands.push([...line.pieces], []);
    else bands.at(-1)?.push(...line.pieces);
  }
  return bands.filter((band) => band.length > 0).flatMap((band) => columnsOf(band));
}

/** The lines of a page's text as a person reads them, column by column; an empty one stands where the page leaves room, and above titles. */
export function linesOfPage(pieces: readonly Piece[]): string[] {
  const read: string[] = [];
  for (const column of columnsOfPage(pieces)) {
    const lines = withPricesRaised(linesOf(column));
    const usualSize = median(lines.map((line) => line.size));
    const gaps = lines.slice(1).map((line, at) => (lines[at]?.y ?? 0) - line.y);
    const usualGap = median(gaps);
    for (const [at, line] of lines.entries()) {
      const isFar = at > 0 && (gaps[at - 1] ?? 0) > apart * usualGap;
      if (isFar || line.size > titleSize * usualSize) read.push('');
      read.push(textOf(line));
    }
  }
  return read;
}
