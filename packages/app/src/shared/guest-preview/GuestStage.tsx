import { Button, LinkButton, Stack, Stage, Text } from '@cardamom/ui';
import type { MenuPreview } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { guestMenusAt, type AskedPreview } from './guest-menus.ts';
import { Waiting } from './GuestStage.styles.ts';
import { GuestWaiting } from './GuestWaiting.tsx';

/** What a stage says around its phone. */
export interface StageWords {
  /** Which page it is: "All day, as you type". */
  caption: string;
  /** What of it guests do not see yet. */
  note: string;
  /** The page itself; left out where guests have none. */
  href?: string;
}

/** Props of `GuestStage`. */
export interface GuestStageProps {
  /** Which dishes are asked for. Of 10,000 each costs its share of the time in which somebody could type. */
  asked: AskedPreview;
  wordsFor: (preview: MenuPreview) => StageWords;
  /** What is shown scrolls by itself. */
  hasOwnScroll?: boolean;
  /** What guests would see. */
  children: (preview: MenuPreview) => ReactNode;
}

/** The stage of a form: what guests see now, with what the form holds. Where it fails, the form goes on without it. */
export function GuestStage({ asked, wordsFor, hasOwnScroll = false, children }: GuestStageProps) {
  const { t } = useMessages('preview');
  const query = useQuery(guestMenusAt(asked));
  const { data } = query;
  const words = data && wordsFor(data);
  const failed = (retry: () => void) => (
    <Waiting>
      <Stack gap={4}>
        <Text tone="quiet">{t('failed')}</Text>
        <div>
          <Button size="small" onPress={retry} isPending={query.isFetching}>
            {t('retry')}
          </Button>
        </div>
      </Stack>
    </Waiting>
  );
  const content = () => {
    if (data) {
      return (
        <CatchBoundary getResetKey={() => 0} errorComponent={({ reset }) => failed(reset)}>
          {children(data)}
        </CatchBoundary>
      );
    }
    if (query.isError) return failed(() => void query.refetch());
    return <GuestWaiting />;
  };
  return (
    <Stage
      title={t('title')}
      label={t('label')}
      hasOwnScroll={hasOwnScroll}
      {...(words && { caption: words.caption, note: words.note })}
      {...(words?.href !== undefined && {
        actions: (
          <LinkButton href={words.href} target="_blank" size="small" icon="external">
            {t('open')}
          </LinkButton>
        ),
      })}
    >
      {content()}
    </Stage>
  );
}
