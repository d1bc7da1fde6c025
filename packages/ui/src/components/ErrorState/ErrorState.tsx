import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Illustration, type IllustrationName } from '../Illustration/index.ts';
import { Action, Root, Title, Words } from '../EmptyState/EmptyState.styles.ts';

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do. */
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
  illustration?: IllustrationName;
  /** It stands for the whole page: its title is the page's. */
  isPage?: boolean;
}

/** Stands where content failed to load: what happened, what to do, and a way to try again; announced at once. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  illustration = 'offline',
  isPage = false,
}: ErrorStateProps) {
  return (
    <Root role="alert">
      <Illustration name={illustration} />
      <Title as={isPage ? 'h1' : 'h2'}>{title}</Title>
      <Words>{children}</Words>
      {onRetry && (
        <Action>
          <Button icon="refresh" onPress={onRetry} isPending={isRetrying}>
            {retryLabel}
          </Button>
        </Action>
      )}
    </Root>
  );
}
