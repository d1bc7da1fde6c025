import type { ComponentProps, RefObject } from 'react';
import { MenuSection, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import type { AriaMenuOptions } from 'react-aria/useMenu';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Icon } from '../Icon/index.ts';
import { Description, End, Entry, EntryText, List, Surface } from './MenuButton.styles.ts';
import type { MenuButtonItem } from './menu-button-item.ts';

/** Props of `MenuSurface`. */
export interface MenuSurfaceProps extends Pick<ComponentProps<typeof Surface>, 'placement'> {
  /** The entries, in the order shown; those that exclude each other come first. */
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
  const choices = items.filter(({ isChosen }) => isChosen !== undefined);
  const actions = items.filter(({ isChosen }) => isChosen === undefined);
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
            {choices.length > 0 && (
              <MenuSection
                aria-label="State"
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={choices.filter(({ isChosen }) => isChosen).map(({ id }) => id)}
              >
                {choices.map((item) => (
                  <MenuEntry key={item.id} item={item} />
                ))}
              </MenuSection>
            )}
            {actions.map((item, place) => (
              <MenuEntry key={item.id} item={item} beginsGroup={place === 0 && choices.length > 0} />
            ))}
          </List>
        </Surface>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

function MenuEntry({ item, beginsGroup = false }: { item: MenuButtonItem; beginsGroup?: boolean }) {
  return (
    <Entry
      id={item.id}
      href={item.href}
      target={item.target}
      textValue={item.label}
      isDisabled={item.isDisabled}
      onAction={item.onAction}
      data-tone={item.isDestructive ? 'destructive' : 'default'}
      data-begins-group={beginsGroup || undefined}
    >
      {item.icon && <Icon name={item.icon} size={16} />}
      {item.isChosen === undefined ? (
        item.label
      ) : (
        <EntryText>
          <Text slot="label">{item.label}</Text>
          {item.description !== undefined && <Description slot="description">{item.description}</Description>}
        </EntryText>
      )}
      {item.end !== undefined && <End>{item.end}</End>}
      {item.isChosen && <Icon name="check" size={16} />}
    </Entry>
  );
}
