import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { IconName } from '../../icons/index.ts';
import { PendingMark, Root, type ButtonSize, type ButtonVariant } from '../Button/Button.styles.ts';
import { Icon } from '../Icon/index.ts';
import { Tooltip } from '../Tooltip/index.ts';

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'aria-label'> {
  /** The drawing. */
  icon: IconName;
  /** The name, also shown as a tooltip. */
  label: string;
  /** The look: one `primary` a view, `quiet` for what repeats. */
  variant?: ButtonVariant;
  /** How high it is. */
  size?: ButtonSize;
  /** Laid over the icon, such as a dot. */
  children?: ReactNode;
  /** The button itself, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon; for actions whose drawing everybody knows, or that repeat in every row. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  children,
  isPending,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <Root {...rest} isPending={isPending} aria-label={label} $variant={variant} $size={size} $isIconOnly>
        {isPending ? (
          <PendingMark aria-hidden="true" />
        ) : (
          <Icon name={icon} size={size === 'small' ? 16 : 20} />
        )}
        {children}
      </Root>
    </Tooltip>
  );
}
