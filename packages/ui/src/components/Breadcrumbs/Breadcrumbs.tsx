import type { ComponentProps } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Root } from './Breadcrumbs.styles.ts';

/** One step of the way back up. */
export interface Breadcrumb {
  label: string;
  href: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'ref' | 'children'> {
  /** From the top down, without the page itself: its title says where one is. */
  items: readonly Breadcrumb[];
  /** Name of the navigation. */
  label?: string;
}

/** The way back up from a page that lies below another: one step back, or the steps from the top. */
export function Breadcrumbs({ items, label = 'Breadcrumbs', ...rest }: BreadcrumbsProps) {
  return (
    <Root {...rest} aria-label={label}>
      <ol>
        {items.map((item, place) => (
          <li key={item.href}>
            <Icon
              name={items.length === 1 ? 'chevronStart' : 'chevronEnd'}
              size={16}
              data-first={place === 0 || undefined}
            />
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
      </ol>
    </Root>
  );
}
