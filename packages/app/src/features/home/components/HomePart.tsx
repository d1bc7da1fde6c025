import { ErrorState, Heading, Skeleton } from '@cardamom/ui';
import { useId, type ReactNode } from 'react';
import { Head, Part } from './HomePart.styles.ts';

/** Props of `HomePart`. */
export interface HomePartProps {
  title: string;
  /** How much there is of it, or how it stands, in a word or two. */
  aside?: ReactNode;
  /** Where all of it is. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of Home under its title, divided from the others by a hairline. */
export function HomePart({ title, aside, action, children }: HomePartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Head>
        <Heading level={2} size="titleSmall" id={id}>
          {title}
        </Heading>
        {aside}
        {action}
      </Head>
      {children}
    </Part>
  );
}

/** A question of a part: what came, or why nothing did. */
export interface PartAnswer {
  data?: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What stands in a part until its answer is there: its room, or what went wrong; the other parts go on. */
export function PartWaiting({
  answer,
  failed,
  height,
}: {
  answer: PartAnswer;
  failed: string;
  height: number;
}) {
  if (answer.data !== undefined) return null;
  if (!answer.error) return <Skeleton shape="block" height={height} />;
  return (
    <ErrorState title={failed} onRetry={() => void answer.refetch()} isRetrying={answer.isFetching}>
      {answer.error.message}
    </ErrorState>
  );
}
