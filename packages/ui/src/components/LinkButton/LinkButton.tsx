import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { IconName } from '../../icons/index.ts';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Root } from './LinkButton.styles.ts';

/** Props of `LinkButton`. */
export interface LinkButtonProps extends Omit<AriaLinkProps, 'children'> {
  /** Where it goes. */
  href: string;
  /** Where it leads, or what is done there: "Add item". */
  children: ReactNode;
  /** The look: one `primary` a view, `quiet` for what repeats. */
  variant?: ButtonVariant;
  /** How high it is. */
  size?: ButtonSize;
  /** Drawn before the text. */
  icon?: IconName;
  /** The link itself, for moving focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: goes somewhere, can be opened in a new tab and copied. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  target,
  rel,
  ...rest
}: LinkButtonProps) {
  return (
    <Root
      {...rest}
      target={target}
      rel={target === '_blank' ? (rel ?? 'noreferrer') : rel}
      $variant={variant}
      $size={size}
    >
      {icon && <Icon name={icon} size={size === 'large' ? 20 : 16} />}
      {children}
    </Root>
  );
}
