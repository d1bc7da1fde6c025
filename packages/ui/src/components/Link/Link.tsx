import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Icon } from '../Icon/index.ts';
import { Root } from './Link.styles.ts';

/** Props of `Link`. */
export interface LinkProps extends Omit<AriaLinkProps, 'children'> {
  /** Where it goes. */
  href: string;
  /** Words that say where it goes, read within their text. */
  children: ReactNode;
  /** Said after the text when the link opens a new tab. */
  newTabLabel?: string;
  /** The link itself, for moving focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere from within a text; says so when it opens a new tab. */
export function Link({ children, target, newTabLabel = '(opens in a new tab)', rel, ...rest }: LinkProps) {
  const opensTab = target === '_blank';
  return (
    <Root {...rest} target={target} rel={opensTab ? (rel ?? 'noreferrer') : rel}>
      {children}
      {opensTab && <Icon name="external" size={16} label={newTabLabel} />}
    </Root>
  );
}
