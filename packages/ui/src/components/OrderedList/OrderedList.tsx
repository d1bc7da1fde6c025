import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { MenuButton, type MenuButtonItem } from '../MenuButton/index.ts';
import { englishOrderWords, type OrderedListWords } from './ordered-list-words.ts';
import { Announcement, Content, Entry, Handle, Root, Rows } from './OrderedList.styles.ts';
import { useRowDrag } from './useRowDrag.ts';

/** Props of `OrderedList`. */
export interface OrderedListProps<Row> {
  /** What is put in order ("Options of the side"). */
  label: string;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** What a row is called where it is moved or removed. */
  nameOf: (row: Row) => string;
  /** The rows in their new order. */
  onReorder: (rows: Row[]) => void;
  /** Takes a row away; without it, or while only `fewest` rows are left, none can be. */
  onRemove?: (row: Row) => void;
  /** How many rows must stay. */
  fewest?: number;
  /** Rows of one line each, as high as their buttons. */
  isCompact?: boolean;
  /** Shows the rows in their order, without handles and actions. */
  isReadOnly?: boolean;
  /** What the list says, where it is not English. */
  words?: OrderedListWords;
  /** What a row shows; it may hold fields. */
  children: (row: Row, place: number) => ReactNode;
}

/** A short list whose order matters, moved by a handle (mouse, finger, arrow keys) or from a row's menu; rows may hold fields. */
export function OrderedList<Row>({
  label,
  rows,
  getRowId,
  nameOf,
  onReorder,
  onRemove,
  fewest = 0,
  isCompact = false,
  isReadOnly = false,
  words = englishOrderWords,
  children,
}: OrderedListProps<Row>) {
  const [announcement, setAnnouncement] = useState('');
  const moveTo = (id: string, place: number) => {
    const row = rows.find((one) => getRowId(one) === id);
    if (row === undefined) return;
    onReorder(rows.filter((one) => one !== row).toSpliced(place, 0, row));
    setAnnouncement(words.moved(nameOf(row), place + 1, rows.length));
  };
  const { list, draggedId, handleProps } = useRowDrag({ ids: rows.map(getRowId), onMove: moveTo });

  // The focus was on the removed row's actions: it goes to those of the row that takes its place, or of the last one.
  const placeRemoved = useRef<number | null>(null);
  useEffect(() => {
    if (placeRemoved.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-row-id] > button:last-child') ?? [];
    buttons[Math.min(placeRemoved.current, buttons.length - 1)]?.focus();
    placeRemoved.current = null;
  });
  const remove = (row: Row, place: number) => {
    placeRemoved.current = place;
    setAnnouncement(words.removed(nameOf(row)));
    onRemove?.(row);
  };

  const actionsOf = (row: Row, place: number): MenuButtonItem[] => {
    const move = (step: number) => () => moveTo(getRowId(row), place + step);
    const order: MenuButtonItem[] = [
      { id: 'up', label: words.moveUp, icon: 'arrowUp', isDisabled: place === 0, onAction: move(-1) },
      {
        id: 'down',
        label: words.moveDown,
        icon: 'arrowDown',
        isDisabled: place === rows.length - 1,
        onAction: move(1),
      },
    ];
    if (onRemove === undefined) return order;
    const isDisabled = rows.length <= fewest;
    return [
      ...order,
      {
        id: 'remove',
        label: words.remove,
        icon: 'delete',
        isDestructive: true,
        isDisabled,
        onAction: () => remove(row, place),
      },
    ];
  };

  return (
    <Root>
      <Announcement role="status">{announcement}</Announcement>
      <Rows ref={list} aria-label={label} data-compact={isCompact || undefined}>
        {rows.map((row, place) => {
          const id = getRowId(row);
          const name = nameOf(row);
          if (isReadOnly) {
            return (
              <Entry key={id} data-read-only="">
                <Content>{children(row, place)}</Content>
              </Entry>
            );
          }
          return (
            <Entry key={id} data-row-id={id} data-dragging={draggedId === id ? '' : undefined}>
              <Handle type="button" aria-label={words.move(name)} {...handleProps(id)}>
                <Icon name="drag" size={16} />
              </Handle>
              <Content>{children(row, place)}</Content>
              <MenuButton
                hidesLabel
                icon="more"
                label={words.actionsFor(name)}
                items={actionsOf(row, place)}
              />
            </Entry>
          );
        })}
      </Rows>
    </Root>
  );
}
