import { MenuTrigger, type MenuTriggerProps } from 'react-aria-components/Menu';
import type { IconName } from '../../icons/index.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Entry, List, Surface } from './MenuButton.styles.ts';

/** One entry of a menu: an action (`onAction`) or a place to go (`href`). */
export interface MenuButtonItem {
  id: string;
  label: string;
  icon?: IconName;
  isDestructive?: boolean;
  isDisabled?: boolean;
  href?: string;
  target?: string;
  onAction?: () => void;
}

/** Props of `MenuButton`. */
export interface MenuButtonProps extends Pick<MenuTriggerProps, 'isOpen' | 'onOpenChange'> {
  label: string;
  items: readonly MenuButtonItem[];
  icon?: IconName;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the icon only; the label stays the name and becomes the tooltip. */
  hidesLabel?: boolean;
  isDisabled?: boolean;
}

/** Opens a list of actions. Destructive ones come last. */
export function MenuButton({
  label,
  items,
  icon,
  variant = 'secondary',
  size = 'medium',
  hidesLabel = false,
  isDisabled = false,
  ...trigger
}: MenuButtonProps) {
  return (
    <MenuTrigger {...trigger}>
      {hidesLabel ? (
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
      <Surface placement={hidesLabel ? 'bottom end' : 'bottom start'} offset={4}>
        <List>
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
    </MenuTrigger>
  );
}
