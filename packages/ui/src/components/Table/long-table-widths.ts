import type { CellKind, ControlKind, TableColumn } from './columns.ts';

/** The least width of a column by its kind, in rem. */
const widths: Record<CellKind, number> = {
  drag: 2.25,
  select: 2.5,
  index: 4.5,
  img: 6.5,
  text: 12,
  link: 8,
  chips: 15,
  status: 9,
  choice: 12,
  money: 8,
  date: 8.5,
  switch: 5.75,
  operation: 4.5,
};

/** These share what is left. */
const grows: ReadonlySet<CellKind> = new Set(['text', 'link']);

interface LongWidths {
  /** The least width of the whole table, as CSS. */
  least: string;
  /** Undefined for a column that takes its share of what is left. */
  each: readonly { id: string; width: string | undefined }[];
}

/** Widths of the columns where not all rows are drawn: cells that come and go must not move them. */
export function longWidths<T>(
  columns: readonly TableColumn<T>[],
  controls: readonly ControlKind[],
): LongWidths {
  const all = [
    ...controls.map((kind) => ({ id: `control ${kind}`, kind, own: undefined })),
    ...columns.map(({ id, kind, width }) => ({ id, kind, own: width })),
  ];
  return {
    least: `calc(${all.map(({ kind, own }) => own ?? `${widths[kind]}rem`).join(' + ')})`,
    each: all.map(({ id, kind, own }) => ({
      id,
      width: own ?? (grows.has(kind) ? undefined : `${widths[kind]}rem`),
    })),
  };
}
