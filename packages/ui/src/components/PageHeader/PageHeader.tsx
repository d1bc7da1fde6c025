import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Actions, Count, Description, Root, Title, Trail, Words } from './PageHeader.styles.ts';

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  title: ReactNode;
  /** How many things the list holds. */
  count?: number;
  /** Buttons; the one primary action last. */
  actions?: ReactNode;
  /** The way back up, without the page itself. */
  breadcrumbs?: readonly { label: string; href: string }[];
  /** One sentence of purpose. */
  description?: ReactNode;
  breadcrumbsLabel?: string;
}

/** The head of a page: its only level-1 title, a count, one sentence and the actions at the end. */
export function PageHeader({
  title,
  count,
  actions,
  breadcrumbs,
  description,
  breadcrumbsLabel = 'Breadcrumbs',
}: PageHeaderProps) {
  return (
    <Root>
      {breadcrumbs && breadcrumbs.length > 0 && (
        <Trail aria-label={breadcrumbsLabel}>
          <ol>
            {breadcrumbs.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
                <Icon name="chevronEnd" size={16} />
              </li>
            ))}
          </ol>
        </Trail>
      )}
      <Words>
        <Title>
          {title}
          {count !== undefined && <Count>{count}</Count>}
        </Title>
        {description && <Description>{description}</Description>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
