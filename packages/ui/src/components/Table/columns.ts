import type { ReactNode } from 'react';
import type { IconName } from '../../icons/index.ts';
import type { Currency } from '../../money/index.ts';
import type { BadgeTone } from '../Badge/index.ts';
import type { MenuButtonItem } from '../MenuButton/index.ts';

/** Kinds of columns: the promised `operation`, `index`, `img`, `chips`, and those our lists need besides. */
export const columnKinds = [
  'text',
  'link',
  'money',
  'chips',
  'img',
  'index',
  'switch',
  'date',
  'status',
  'choice',
  'operation',
] as const;

/** One of `columnKinds`. */
export type ColumnKind = (typeof columnKinds)[number];

/** Columns the table adds by itself: the handle to drag a row by, and the box to select it. */
export type ControlKind = 'drag' | 'select';

/** Every kind of cell. */
export type CellKind = ColumnKind | ControlKind;

interface ColumnBase {
  /** Unique in the table; also the name by which it is sorted. */
  id: string;
  /** Always given; `img`, `index` and `operation` keep it for screen readers only. */
  header: string;
  isSortable?: boolean;
  /** The column that names the row; its text is the link of `rowHref`. The first text column unless one says so. */
  isRowHeader?: boolean;
  /** A width in px; without it the content, or in a long list the kind of column, decides. */
  width?: `${number}px`;
  /** The least room of the table in which the column is shown; always shown where it is left out. */
  showsFrom?: ColumnRoom;
}

/** Rooms a table can have: rows instead of cards (600 px), `medium` (800 px) and `wide` (1,040 px). */
export const columnRooms = ['rows', 'medium', 'wide'] as const;

/** One of `columnRooms`. */
export type ColumnRoom = (typeof columnRooms)[number];

/** One remark of a row's second line. */
export interface RowRemark {
  text: string;
  /** `warning` for what somebody should look after. */
  tone?: 'quiet' | 'plain' | 'warning';
  icon?: IconName;
  /** Where it is said, if not everywhere: on `cards`, as `rows`, or wherever the table is `narrow` (less than 800 px, cards too). */
  on?: 'cards' | 'rows' | 'narrow' | 'narrowRows';
}

/** Plain text, with an optional quiet second line. */
export interface TextColumn<T> extends ColumnBase {
  kind: 'text';
  value: (row: T) => string | null;
  detail?: (row: T) => string | null | readonly RowRemark[];
}

/** Text that leads somewhere else than the row does. */
export interface LinkColumn<T> extends ColumnBase {
  kind: 'link';
  value: (row: T) => { text: string; href: string; target?: string } | null;
}

/** An amount in minor units, aligned at the end in figures of equal width. */
export interface MoneyColumn<T> extends ColumnBase {
  kind: 'money';
  value: (row: T) => number | null;
  currency: Currency;
  /** A word before the amount ("from"). */
  note?: (row: T) => string | null;
}

/** Short names, the first two and the rest behind "…". */
export interface ChipsColumn<T> extends ColumnBase {
  kind: 'chips';
  value: (row: T) => readonly string[];
}

/** A small picture; where it is null, `placeholder` or a drawing of a picture stands in. */
export interface ImgColumn<T> extends ColumnBase {
  kind: 'img';
  value: (row: T) => { url: string; alt: string } | null;
  /** Says by itself, or leaves to the rest of the row, what a screen reader needs to know. */
  placeholder?: (row: T) => ReactNode;
}

/** The row's number, from `start` (default 1). */
export interface IndexColumn extends ColumnBase {
  kind: 'index';
  start?: number;
}

/** Turns something of the row on or off at once. */
export interface SwitchColumn<T> extends ColumnBase {
  kind: 'switch';
  value: (row: T) => boolean;
  /** What is turned on or off, with the row's name ("Sea bass is active"). */
  label: (row: T) => string;
  onChange: (row: T, isSelected: boolean) => void;
  isDisabled?: (row: T) => boolean;
}

/** A day, or a day and time, in the reader's locale. */
export interface DateColumn<T> extends ColumnBase {
  kind: 'date';
  /** ISO 8601 text or a Date. */
  value: (row: T) => string | Date | null;
  showsTime?: boolean;
  /** IANA name; the restaurant's, so that everybody sees the same day. */
  timeZone?: string;
}

/** A short word about the row's state. */
export interface StatusColumn<T> extends ColumnBase {
  kind: 'status';
  value: (row: T) => { label: string; tone: BadgeTone; icon?: IconName } | null;
}

/** How a state is drawn: `usual` is quiet, with a dot; the others are exceptions and stand out. */
export type StateLook = 'usual' | 'warning' | 'muted' | 'outline';

/** The one state a row is in, changed at once from a menu that the cell opens; on cards the row's actions offer it. */
export interface ChoiceColumn<T> extends ColumnBase {
  kind: 'choice';
  value: (row: T) => { label: string; look: StateLook; icon?: IconName };
  /** The cell's name, with the row's and its state ("Status of Sea bass: Sold out"). */
  label: (row: T) => string;
  options: (row: T) => readonly MenuButtonItem[];
  /** A quiet line at the foot of the menu; it may load what it says, since room is kept for one line. */
  foot?: (row: T) => ReactNode;
  isDisabled?: (row: T) => boolean;
  /** Its change is on its way: no other is taken, and the focus stays where it is, which a disabled button loses. */
  isChanging?: (row: T) => boolean;
}

/** The row's actions in a menu. */
export interface OperationColumn<T> extends ColumnBase {
  kind: 'operation';
  value: (row: T) => readonly MenuButtonItem[];
  /** The menu's name, with the row's ("Actions for Sea bass"). */
  label: (row: T) => string;
  /** Whether a row has a menu; all have one where it is left out. */
  isOffered?: (row: T) => boolean;
}

/** A column of a table of `T`. */
export type TableColumn<T> =
  | TextColumn<T>
  | LinkColumn<T>
  | MoneyColumn<T>
  | ChipsColumn<T>
  | ImgColumn<T>
  | IndexColumn
  | SwitchColumn<T>
  | DateColumn<T>
  | StatusColumn<T>
  | ChoiceColumn<T>
  | OperationColumn<T>;

/** By which column a table is sorted. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Whether the column's header is for screen readers only. */
export function hidesHeader(kind: ColumnKind): boolean {
  return kind === 'img' || kind === 'index' || kind === 'operation';
}

/** The column that names the rows: the one that says so, else the first text column, else the first. */
export function rowHeaderOf<T>(columns: readonly TableColumn<T>[]): string | undefined {
  const named =
    columns.find((column) => column.isRowHeader) ??
    columns.find((column) => column.kind === 'text') ??
    columns[0];
  return named?.id;
}

const allControls: Readonly<Record<string, readonly ControlKind[]>> = {
  none: [],
  drag: ['drag'],
  select: ['select'],
  both: ['drag', 'select'],
};

/** The columns the table adds by itself; the same list every time. */
export function controlsOf(allowsOrdering: boolean, allowsSelecting: boolean): readonly ControlKind[] {
  const wanted = allowsOrdering ? (allowsSelecting ? 'both' : 'drag') : allowsSelecting ? 'select' : 'none';
  return allControls[wanted] ?? [];
}

/** Whether the rows of these columns are short lines on a phone instead of cards: all values but name, picture and actions wait for more room. */
export function hasPhoneRows<T>(columns: readonly TableColumn<T>[]): boolean {
  const rowHeader = rowHeaderOf(columns);
  const always = columns.filter(({ id, kind, showsFrom }) => {
    const isOfTheLine = id === rowHeader || kind === 'img' || kind === 'operation' || kind === 'index';
    return !isOfTheLine && showsFrom === undefined;
  });
  return always.length === 0;
}
