import { useId, useLayoutEffect, useMemo } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { ChipEntry } from '../ChipList/ChipList.tsx';
import { List } from '../ChipList/ChipList.styles.ts';
import { MenuSurface } from '../MenuButton/MenuSurface.tsx';
import { Content, Surface } from '../Popover/Popover.styles.ts';
import type { ChipsColumn, OperationColumn } from './columns.ts';

/** What a control of a row has opened. */
export interface Opened<T> {
  /** The control it hangs on. */
  trigger: HTMLElement;
  row: T;
  column: OperationColumn<T> | ChipsColumn<T>;
}

/** Props of `RowOverlay`. */
export interface RowOverlayProps<T> {
  /** What is open or, while it goes away, was. */
  opened: Opened<T> | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The one menu and the one popover of all rows. */
export function RowOverlay<T>({ opened, isOpen, onClose }: RowOverlayProps<T>) {
  const id = useId();
  const trigger = opened?.trigger;
  const triggerRef = useMemo(() => ({ current: trigger ?? null }), [trigger]);
  const onOpenChange = (isWanted: boolean) => {
    if (!isWanted) onClose();
  };
  const menu = useMenuTriggerState({ isOpen: isOpen && opened?.column.kind === 'operation', onOpenChange });
  useLayoutEffect(() => {
    if (!trigger || !isOpen) return undefined;
    trigger.id = id;
    trigger.setAttribute('aria-expanded', 'true');
    return () => {
      trigger.removeAttribute('id');
      trigger.removeAttribute('aria-expanded');
    };
  }, [trigger, isOpen, id]);
  if (!opened) return null;
  const { column, row } = opened;
  if (column.kind === 'operation') {
    return (
      <MenuSurface
        items={column.value(row)}
        state={menu}
        triggerRef={triggerRef}
        menuProps={{ 'aria-labelledby': id, autoFocus: 'first', onClose }}
        placement="bottom end"
      />
    );
  }
  return (
    <Surface {...{ triggerRef, isOpen, onOpenChange }} placement="bottom start" offset={6}>
      <Content aria-label={column.header}>
        <List aria-label={column.header}>
          {column.value(row).map((each) => (
            <li key={each}>
              <ChipEntry text={each} />
            </li>
          ))}
        </List>
      </Content>
    </Surface>
  );
}
