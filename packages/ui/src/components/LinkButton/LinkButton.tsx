import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { IconName } from '../../icons/index.ts';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Root } from './LinkButton.styles.ts';

/** Props of `LinkButton`. */
export interface LinkButtonProps extends Omit<AriaLinkProps, 'children'> {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
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
