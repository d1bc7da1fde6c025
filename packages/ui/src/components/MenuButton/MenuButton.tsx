import { useRef } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState, type MenuTriggerProps } from 'react-stately/useMenuTriggerState';
import type { IconName } from '../../icons/index.ts';
import { latePart } from '../../loading/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { Person } from './MenuButton.person.styles.ts';
import type { MenuButtonItem } from './menu-button-item.ts';
import type { MenuSurfaceProps } from './MenuSurface.tsx';

/** Props of `MenuButton`. */
export interface MenuButtonProps extends Pick<MenuTriggerProps, 'isOpen' | 'onOpenChange'> {
  /** What the actions are about; the name of the button and of the menu. */
  label: string;
  /** The entries, in the order shown. */
  items: readonly MenuButtonItem[];
  /** Drawn before the label; three dots where the label is hidden. */
  icon?: IconName;
  /** The look: one `primary` a view, `quiet` for what repeats. */
  variant?: ButtonVariant;
  /** How high it is. */
  size?: ButtonSize;
  /** Shows the icon only; the label stays the name and becomes the tooltip. */
  hidesLabel?: boolean;
  /** Whose menu it is: their picture or initials stand in place of an icon, and `label` stays the name. */
  person?: { name: string; src?: string };
  /** Takes it out of use and out of the tab order. */
  isDisabled?: boolean;
}

const LateSurface = latePart<MenuSurfaceProps>(async () => (await import('./MenuSurface.tsx')).MenuSurface);

/** Opens a list of actions. Destructive ones come last. */
export function MenuButton({
  label,
  items,
  icon,
  variant = 'secondary',
  size = 'medium',
  hidesLabel = false,
  person,
  isDisabled = false,
  ...trigger
}: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState(trigger);
  const { menuTriggerProps, menuProps } = useMenuTrigger<unknown>({ type: 'menu' }, state, ref);
  return (
    <>
      <PressResponder {...menuTriggerProps} ref={ref} isPressed={state.isOpen}>
        {person ? (
          <Tooltip label={label}>
            <Person aria-label={label} isDisabled={isDisabled}>
              <Avatar {...person} />
            </Person>
          </Tooltip>
        ) : hidesLabel ? (
          <IconButton
            icon={icon ?? 'more'}
            label={label}
            variant={variant === 'secondary' ? 'quiet' : variant}
            size={size}
            isDisabled={isDisabled}
          />
        ) : (
          <Button icon={icon} variant={variant} size={size} isDisabled={isDisabled}>
            {label}
            <Icon name="chevronDown" size={16} />
          </Button>
        )}
      </PressResponder>
      <LateSurface
        isWanted={state.isOpen}
        items={items}
        state={state}
        triggerRef={ref}
        menuProps={menuProps}
        placement={hidesLabel || person ? 'bottom end' : 'bottom start'}
      />
    </>
  );
}
