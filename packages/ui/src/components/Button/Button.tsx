import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { IconName } from '../../icons/index.ts';
import { Icon } from '../Icon/index.ts';
import { Content, PendingMark, Root, type ButtonSize, type ButtonVariant } from './Button.styles.ts';

/** Props of `Button`. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children'> {
  /** A verb, and what it acts on where that is not plain: "Add item". */
  children: ReactNode;
  /** The look: one `primary` a view, `quiet` for what repeats. */
  variant?: ButtonVariant;
  /** How high it is. */
  size?: ButtonSize;
  /** Drawn before the text. */
  icon?: IconName;
  /** Keeps the width, shows a turning mark and ignores presses while the work runs; still focusable. */
  isPending?: boolean;
  /** The button itself, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here. To go somewhere, use `LinkButton`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isPending,
  ...rest
}: ButtonProps) {
  return (
    <Root {...rest} isPending={isPending} $variant={variant} $size={size}>
      <Content>
        {icon && <Icon name={icon} size={size === 'large' ? 20 : 16} />}
        {children}
      </Content>
      {isPending && <PendingMark aria-hidden="true" />}
    </Root>
  );
}
