import { useId, useLayoutEffect, useMemo } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { ChipEntry } from '../ChipList/ChipList.tsx';
import { List } from '../ChipList/ChipList.styles.ts';
import { MenuSurface } from '../MenuButton/MenuSurface.tsx';
import { Content, Surface } from '../Popover/Popover.styles.ts';
import type { MenuButtonItem } from '../MenuButton/index.ts';

/** What a control of a row has opened. */
export interface Opened {
  /** The control it hangs on. */
  trigger: HTMLElement;
  what:
    | { kind: 'menu'; items: readonly MenuButtonItem[] }
    | { kind: 'chips'; header: string; items: readonly string[] };
}

/** Props of `RowOverlay`. */
export interface RowOverlayProps {
  /** What is open or, while it goes away, was. */
  opened: Opened | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The one menu and the one popover of all rows. */
export function RowOverlay({ opened, isOpen, onClose }: RowOverlayProps) {
  const id = useId();
  const trigger = opened?.trigger;
  const triggerRef = useMemo(() => ({ current: trigger ?? null }), [trigger]);
  const onOpenChange = (isWanted: boolean) => {
    if (!isWanted) onClose();
  };
  const menu = useMenuTriggerState({ isOpen: isOpen && opened?.what.kind === 'menu', onOpenChange });
  useLayoutEffect(() => {
    if (!trigger || !isOpen) return undefined;
    trigger.setAttribute('id', id);
    trigger.setAttribute('aria-expanded', 'true');
    return () => {
      trigger.removeAttribute('id');
      trigger.removeAttribute('aria-expanded');
    };
  }, [trigger, isOpen, id]);
  if (!opened) return null;
  const { what } = opened;
  if (what.kind === 'menu') {
    return (
      <MenuSurface
        items={what.items}
        state={menu}
        triggerRef={triggerRef}
        menuProps={{ 'aria-labelledby': id, autoFocus: 'first', onClose }}
        placement={trigger?.dataset.act === 'choice' ? 'bottom start' : 'bottom end'}
      />
    );
  }
  return (
    <Surface {...{ triggerRef, isOpen, onOpenChange }} placement="bottom start" offset={6}>
      <Content aria-label={what.header}>
        <List aria-label={what.header}>
          {what.items.map((each) => (
            <li key={each}>
              <ChipEntry text={each} />
            </li>
          ))}
        </List>
      </Content>
    </Surface>
  );
}
