import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ChipEntry } from '../ChipList/ChipList.tsx';
import { List } from '../ChipList/ChipList.styles.ts';
import type { MenuButtonItem } from '../MenuButton/index.ts';
import { placeBeside } from './place-beside.ts';
import { RowMenu } from './RowMenu.tsx';
import { Layer } from './RowOverlay.styles.ts';

/** What a control of a row has opened. */
export interface Opened {
  /** The control it hangs on. */
  trigger: HTMLElement;
  what:
    | { kind: 'menu'; items: readonly MenuButtonItem[]; foot?: ReactNode }
    | { kind: 'chips'; header: string; items: readonly string[] };
}

/** Props of `RowOverlay`. */
export interface RowOverlayProps {
  opened: Opened | null;
  /** Kept the same between renders. */
  onClose: () => void;
}

/**
 * The one menu and the one popover of all rows, in the browser's top layer. Nothing else is made inert while one is open, which
 * would have the whole page styled anew: what lies under it cannot be pressed, and Tab closes it.
 */
export function RowOverlay({ opened, onClose }: RowOverlayProps) {
  const id = useId();
  const layerRef = useRef<HTMLDivElement>(null);
  const close = () => {
    opened?.trigger.focus({ preventScroll: true });
    onClose();
  };
  useLayoutEffect(() => {
    const layer = layerRef.current;
    const surface = layer?.querySelector<HTMLElement>('[data-surface]');
    if (!opened || !layer || !surface) return undefined;
    const { trigger } = opened;
    trigger.setAttribute('id', id);
    trigger.setAttribute('aria-expanded', 'true');
    layer.showPopover();
    const place = () => {
      if (placeBeside(surface, trigger, trigger.dataset.act === 'menu' ? 'end' : 'start')) return;
      trigger.focus({ preventScroll: true });
      onClose();
    };
    place();
    const first = '[data-entry]:not([aria-disabled="true"])';
    const entry = surface.querySelector<HTMLElement>(first);
    (entry ?? layer.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus({ preventScroll: true });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    return () => {
      listening.abort();
      layer.hidePopover();
      trigger.removeAttribute('id');
      trigger.removeAttribute('aria-expanded');
    };
  }, [opened, onClose, id]);
  return (
    <Layer
      ref={layerRef}
      popover="manual"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') return;
        // Tab leads on from the control, which has the focus again before the browser looks for the next stop.
        if (event.key === 'Escape') event.stopPropagation();
        close();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {opened?.what.kind === 'menu' && (
        <RowMenu items={opened.what.items} foot={opened.what.foot} labelledBy={id} onClose={close} />
      )}
      {opened?.what.kind === 'chips' && (
        <div role="dialog" tabIndex={-1} data-surface="chips" aria-label={opened.what.header}>
          <List aria-label={opened.what.header}>
            {opened.what.items.map((each) => (
              <li key={each}>
                <ChipEntry text={each} />
              </li>
            ))}
          </List>
        </div>
      )}
    </Layer>
  );
}
