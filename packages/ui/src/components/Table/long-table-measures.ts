import { controlHeights, spaceSteps } from '../../theme/index.ts';
import type { CellKind, ControlKind, TableColumn } from './columns.ts';

/** The width of a column where cells cannot measure themselves, as react-aria's columns take it. */
export interface ColumnWidth {
  width: number | `${number}fr`;
  minWidth: number;
}

/** Widths in px at the normal text size; what holds words shares what is left. */
const widths: Record<CellKind, ColumnWidth> = {
  drag: { width: 36, minWidth: 36 },
  select: { width: 40, minWidth: 40 },
  index: { width: 72, minWidth: 72 },
  img: { width: 88, minWidth: 88 },
  text: { width: '3fr', minWidth: 192 },
  link: { width: '2fr', minWidth: 128 },
  chips: { width: '2fr', minWidth: 208 },
  status: { width: '1fr', minWidth: 144 },
  money: { width: 128, minWidth: 128 },
  date: { width: 136, minWidth: 136 },
  switch: { width: 92, minWidth: 92 },
  operation: { width: 72, minWidth: 72 },
};

/** On cards a column's width means nothing; equal shares keep all of a row's cells in sight of the layout. */
const cardWidth: ColumnWidth = { width: '1fr', minWidth: 0 };

/** How many times larger than normal the reader's text is. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

function widthOf(kind: CellKind, width: string | undefined, scale: number): ColumnWidth {
  const usual = widths[kind];
  if (width === undefined) return scaled(usual, scale);
  const amount = Number.parseFloat(width);
  return width.endsWith('fr')
    ? { width: `${amount}fr`, minWidth: usual.minWidth * scale }
    : { width: amount, minWidth: amount };
}

function scaled({ width, minWidth }: ColumnWidth, scale: number): ColumnWidth {
  return { width: typeof width === 'number' ? width * scale : width, minWidth: minWidth * scale };
}

/** A card's height: its head of a name and a detail, and a line for each value below it. */
function cardHeight<T>(columns: readonly TableColumn<T>[], scale: number): number {
  const isCoarse = matchMedia('(pointer: coarse)').matches;
  const inHead = new Set<CellKind>(['img', 'operation', 'index']);
  const lines = columns.filter(({ kind }) => !inHead.has(kind)).slice(1);
  const lineHeights = lines.map(({ kind }) =>
    kind === 'switch' && isCoarse ? controlHeights.touch : spaceSteps[6] * scale,
  );
  const head = Math.max(controlHeights.touch, 45 * scale);
  const values = lineHeights.reduce((sum, height) => sum + spaceSteps[2] + height, spaceSteps[2]);
  return 2 * spaceSteps[3] + head + values + 1;
}

/** What react-aria's table layout must know beforehand, as table or as cards. */
export function measuresOf<T>(
  columns: readonly TableColumn<T>[],
  controls: readonly ControlKind[],
  isCards: boolean,
) {
  const scale = textScale();
  const kinds: (readonly [CellKind, string | undefined])[] = [
    ...controls.map((kind) => [kind, undefined] as const),
    ...columns.map(({ kind, width }) => [kind, width] as const),
  ];
  const hasHeader = !isCards || controls.includes('select') || columns.some(({ isSortable }) => isSortable);
  return {
    widthsOf: (kind: CellKind, width: string | undefined) =>
      isCards ? cardWidth : widthOf(kind, width, scale),
    minWidth: kinds.reduce((sum, [kind, width]) => sum + widthOf(kind, width, scale).minWidth, 0),
    layout: {
      rowHeight: isCards ? cardHeight(columns, scale) : controlHeights.row * scale,
      headingHeight: hasHeader ? controlHeights.rowCompact * scale + (isCards ? 1 : 0) : 1,
      loaderHeight: controlHeights.row * scale,
    },
  };
}
