import type { Ref } from 'react';
import type { ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton';
import type { IconName } from '../../icons/index.ts';
import type { ButtonSize } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { Root } from './ToggleButton.styles.ts';

/** Props of `ToggleButton`. */
export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'children' | 'aria-label'> {
  /** What is on while it is pressed; the same in both states. */
  label: string;
  /** Drawn before the text. */
  icon?: IconName;
  /** Shows the icon only; the label stays the name and becomes the tooltip. */
  hidesLabel?: boolean;
  /** How high it is. */
  size?: ButtonSize;
  /** The element itself, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed: a view or a mark that is on or off here and now. */
export function ToggleButton({
  label,
  icon,
  hidesLabel = false,
  size = 'medium',
  ...rest
}: ToggleButtonProps) {
  const look = { $variant: 'secondary', $size: size } as const;
  if (hidesLabel) {
    return (
      <Tooltip label={label}>
        <Root {...rest} {...look} aria-label={label} $isIconOnly>
          {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
        </Root>
      </Tooltip>
    );
  }
  return (
    <Root {...rest} {...look}>
      {icon && <Icon name={icon} size={size === 'large' ? 20 : 16} />}
      {label}
    </Root>
  );
}
