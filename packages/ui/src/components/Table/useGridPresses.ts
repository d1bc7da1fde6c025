import { useRef, type ChangeEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { openLink, shouldClientNavigate, useRouter } from 'react-aria/private/utils/openLink';
import type { TableColumn, TableSort } from './columns.ts';
import type { MenuButtonItem } from '../MenuButton/index.ts';
import { cellOf, rowOf } from './grid-places.ts';
import { tableWords } from './table-words.ts';
import type { Opened } from './RowOverlay.tsx';
import type { RowSelection } from './useRowSelection.ts';

/** A finger that rests this long chooses the row, in ms (as on Android and iOS). */
const longPress = 500;

/** A finger that moves further, in px, scrolls. */
const restingSlop = 10;

interface GridPressesOptions<T> {
  columns: readonly TableColumn<T>[];
  /** How many cells of a row come before those of `columns`. */
  controlCount: number;
  rows: readonly T[];
  ids: readonly string[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: RowSelection;
  onOpen: (opened: Opened) => void;
  /** Whether letters are being typed that find a row. */
  isTyping: () => boolean;
}

const rowIdOf = (element: Element) => rowOf(element)?.dataset.row;
const rowLink = (element: Element) =>
  rowOf(element)?.querySelector<HTMLAnchorElement>('[data-part="row-link"]') ?? null;

const isShown = (control: HTMLElement, kind: string) =>
  rowOf(control)?.querySelector(`[data-kind="${kind}"]`)?.getClientRects().length !== 0;

/** What presses and keys do in a grid, told by attributes of what was pressed, so that rows carry no handlers. */
export function useGridPresses<T>({
  columns,
  controlCount,
  rows,
  ids,
  sort,
  onSortChange,
  selection,
  onOpen,
  isTyping,
}: GridPressesOptions<T>) {
  const router = useRouter();
  const resting = useRef<{ timer: number; isOver: boolean }>(null);

  const columnOf = (element: Element) => {
    const place = cellOf(element)?.cellIndex;
    return place === undefined ? undefined : columns[place - controlCount];
  };
  const sortBy = (header: Element) => {
    const column = columnOf(header)?.id;
    if (column === undefined || !header.hasAttribute('data-allows-sorting')) return;
    const isTurned = sort?.column === column && sort.direction === 'ascending';
    onSortChange?.({ column, direction: isTurned ? 'descending' : 'ascending' });
  };
  const follow = (link: HTMLAnchorElement, event: MouseEvent | KeyboardEvent) => {
    if (router.isNative) openLink(link, event);
    else router.open(link, event, link.getAttribute('href') ?? '', undefined);
  };
  const choose = (element: Element, isRange: boolean) => {
    const id = rowIdOf(element);
    if (id === undefined || !selection.isEnabled) return;
    if (isRange) selection.extendTo(id);
    else selection.toggle(id);
  };

  /** What a control of a row does. */
  const act = (control: HTMLElement) => {
    if (control.getAttribute('aria-disabled') === 'true') return;
    const column = columnOf(control);
    const row = rows[ids.indexOf(rowIdOf(control) ?? '')];
    if (!column || row === undefined) return;
    if (column.kind === 'switch') column.onChange(row, !column.value(row));
    const what = whatOpens(control, column, row);
    if (!what) return;
    // Safari does not focus what is pressed; what opens gives the focus back to it.
    control.focus();
    onOpen({ trigger: control, what });
  };

  const whatOpens = (control: HTMLElement, column: TableColumn<T>, row: T): Opened['what'] | null => {
    switch (column.kind) {
      case 'chips':
        return { kind: 'chips', header: column.header, items: column.value(row) };
      case 'choice':
        return { kind: 'menu', items: column.options(row), foot: column.foot?.(row) };
      case 'operation':
        return {
          kind: 'menu',
          items: [...hiddenChoices(control, row), ...column.value(row)],
          foot: hiddenFoot(control, row),
        };
    }
    return null;
  };

  const hiddenStates = (control: HTMLElement) =>
    isShown(control, 'choice') ? [] : columns.filter((column) => column.kind === 'choice');
  const hiddenFoot = (control: HTMLElement, row: T) =>
    hiddenStates(control)
      .find(({ foot }) => foot !== undefined)
      ?.foot?.(row);

  /** What a card offers in the row's menu because its own cell is not shown: choosing the row, and its states. */
  const hiddenChoices = (control: HTMLElement, row: T): MenuButtonItem[] => {
    const id = rowIdOf(control);
    const options = hiddenStates(control).flatMap((column) => column.options(row));
    const choosing: MenuButtonItem[] =
      selection.isEnabled && id !== undefined && !isShown(control, 'select')
        ? [
            {
              id: 'choose-row',
              label: tableWords.selectRow,
              icon: 'check',
              onAction: () => selection.toggle(id),
            },
          ]
        : [];
    return [...options, ...choosing];
  };

  const pressRow = (event: MouseEvent) => {
    const target = event.target as Element;
    if (event.shiftKey && selection.isEnabled) return choose(target, true);
    if (selection.hasAny) return choose(target, false);
    const link = rowLink(target);
    const isSelectingText = document.getSelection()?.isCollapsed === false;
    if (link && !isSelectingText) follow(link, event);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented) return;
    if (resting.current?.isOver) {
      resting.current = null;
      event.preventDefault();
      return;
    }
    const target = event.target as Element;
    const link = target.closest('a');
    if (link) {
      // A press with a modifier, or to another place, is the browser's.
      if (router.isNative || !shouldClientNavigate(link, event)) return;
      event.preventDefault();
      return follow(link, event);
    }
    const control = target.closest<HTMLElement>('[data-act]');
    if (control) return act(control);
    if (target.closest('input, button, label')) return;
    const header = target.closest('[role="columnheader"]');
    if (header) return sortBy(header);
    if (rowIdOf(target) !== undefined) pressRow(event);
  };

  const onChange = (event: ChangeEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (!target.matches('[data-part="box"]')) return;
    if (target.closest('thead')) return selection.toggleAll();
    choose(target, (event.nativeEvent as Partial<globalThis.MouseEvent>).shiftKey === true);
  };

  const onPointerDown = ({ target, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const element = target as Element;
    if (pointerType !== 'touch' || !selection.isEnabled || !element.closest('[data-row]')) return;
    if (element.closest('[data-act], input')) return;
    const rest = { timer: 0, isOver: false };
    rest.timer = window.setTimeout(() => {
      rest.isOver = true;
      choose(element, false);
    }, longPress);
    resting.current = rest;
    const abort = new AbortController();
    const { signal } = abort;
    const stop = () => {
      clearTimeout(rest.timer);
      abort.abort();
    };
    const move = (event: globalThis.PointerEvent) => {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > restingSlop) stop();
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', stop, { signal });
    window.addEventListener('pointercancel', stop, { signal });
  };

  /** Returns whether the key was meant for what has the focus. */
  const onKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const target = event.target as HTMLElement;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Escape' && selection.isEnabled && selection.hasAny) {
      selection.clear();
      return true;
    }
    if (event.key.toLowerCase() === 'a' && isCommand && selection.isEnabled) {
      selection.chooseAll();
      return true;
    }
    const states = rowOf(target)?.querySelector<HTMLButtonElement>('[data-act="choice"]:not(:disabled)');
    const isStatesKey = event.key.toLowerCase() === 's' && !isCommand && !event.altKey && !isTyping();
    if (isStatesKey && states && states.getClientRects().length > 0) {
      act(states);
      return true;
    }
    const isSpace = event.key === ' ';
    if (!isSpace && event.key !== 'Enter') return false;
    // Links, buttons and boxes hear their keys themselves.
    if (target.closest('a, button, input')) return false;
    if (target.getAttribute('role') === 'columnheader') {
      sortBy(target);
      return true;
    }
    if (rowIdOf(target) === undefined) return false;
    const link = isSpace ? null : rowLink(target);
    if (link) follow(link, event);
    else choose(target, event.shiftKey);
    return true;
  };

  return {
    onClick,
    onChange,
    onPointerDown,
    onKey,
    /** A long press of a finger opens no menu of the browser where it chooses a row. */
    onContextMenu: (event: MouseEvent) => {
      if (resting.current) event.preventDefault();
    },
    extendTo: (row: number) => {
      const id = ids[row];
      if (id !== undefined && selection.isEnabled) selection.extendTo(id);
    },
  };
}
