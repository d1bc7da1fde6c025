import type { ReactNode } from 'react';
import type { Breadcrumb } from '../Breadcrumbs/index.ts';
import { useOutgrown } from './useOutgrown.ts';
import { useTitleInBar } from './useTitleInBar.ts';
import { Actions, Count, Description, Pause, Root, Title, Trail, Words } from './PageHeader.styles.ts';

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  title: ReactNode;
  /** How many things the list holds. */
  count?: number;
  /** Buttons; the one primary action last. */
  actions?: ReactNode;
  /** The way back up, without the page itself. */
  breadcrumbs?: readonly Breadcrumb[];
  /** One sentence of purpose. */
  description?: ReactNode;
  breadcrumbsLabel?: string;
  /** For lists: on a phone, title and actions stand in the app bar in place of the restaurant, without the sentence. */
  isInAppBar?: boolean;
}

/** The head of a page: its only level-1 title, a count, one sentence and the actions at the end. */
export function PageHeader({
  title,
  count,
  actions,
  breadcrumbs,
  description,
  breadcrumbsLabel = 'Breadcrumbs',
  isInAppBar = false,
}: PageHeaderProps) {
  const [root, isOutgrown] = useOutgrown(isInAppBar);
  const isInBar = isInAppBar && !isOutgrown;
  useTitleInBar(root, isInBar);
  return (
    <Root ref={root} data-in-app-bar={isInBar || undefined}>
      {breadcrumbs && breadcrumbs.length > 0 && <Trail items={breadcrumbs} label={breadcrumbsLabel} />}
      <Words>
        <Title>
          {title}
          {count !== undefined && (
            <>
              <Pause>, </Pause>
              <Count>{count.toLocaleString('en')}</Count>
            </>
          )}
        </Title>
        {description && <Description>{description}</Description>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
