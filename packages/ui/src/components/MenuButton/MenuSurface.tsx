import type { ComponentProps, RefObject } from 'react';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import type { AriaMenuOptions } from 'react-aria/useMenu';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Icon } from '../Icon/index.ts';
import { Entry, List, Surface } from './MenuButton.styles.ts';
import type { MenuButtonItem } from './menu-button-item.ts';

/** Props of `MenuSurface`. */
export interface MenuSurfaceProps extends Pick<ComponentProps<typeof Surface>, 'placement'> {
  /** The entries, in the order shown. */
  items: readonly MenuButtonItem[];
  /** Whether the menu is open. */
  state: RootMenuTriggerState;
  /** The button it hangs on. */
  triggerRef: RefObject<HTMLElement | null>;
  /** What ties the menu to its button. */
  menuProps: Partial<AriaMenuOptions<unknown>>;
}

/** The list a menu button opens; it brings collections and overlays with it and so loads late. */
export function MenuSurface({ items, state, triggerRef, menuProps, placement }: MenuSurfaceProps) {
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <Surface
          trigger="MenuTrigger"
          triggerRef={triggerRef}
          aria-labelledby={menuProps['aria-labelledby']}
          placement={placement}
          offset={4}
        >
          <List {...menuProps}>
            {items.map((item) => (
              <Entry
                key={item.id}
                id={item.id}
                href={item.href}
                target={item.target}
                textValue={item.label}
                isDisabled={item.isDisabled}
                onAction={item.onAction}
                data-tone={item.isDestructive ? 'destructive' : 'default'}
              >
                {item.icon && <Icon name={item.icon} size={16} />}
                {item.label}
              </Entry>
            ))}
          </List>
        </Surface>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}
