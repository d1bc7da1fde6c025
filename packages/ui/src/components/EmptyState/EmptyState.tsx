import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/index.ts';
import { Action, Root, Title, Words } from './EmptyState.styles.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  title: string;
  /** One sentence: what this is for, or why nothing is here. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
  illustration?: IllustrationName;
  /** It stands for the whole page: its title is the page's. */
  isPage?: boolean;
}

/** Stands where things will be: a drawing, one sentence, one action. */
export function EmptyState({
  title,
  children,
  action,
  illustration = 'plate',
  isPage = false,
}: EmptyStateProps) {
  return (
    <Root>
      <Illustration name={illustration} />
      <Title as={isPage ? 'h1' : 'h2'}>{title}</Title>
      <Words>{children}</Words>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
