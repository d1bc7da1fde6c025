import type { OwnSession } from '@cardamom/api-types';
import { Badge, Button, ErrorState, FormCard, Inline, RowList, Skeleton, Stack, toast } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { useCaughtFocus } from '#shared/layout/useCaughtFocus.ts';
import { useMessages } from '#shared/messages/index.ts';
import { sessionsQuery, useEndSessions, useSignOutEverywhere } from '../api/account.ts';

const phones = new Set(['iPhone', 'iPad', 'Android']);

/** The devices on which one is signed in, each with its way out. */
export function SessionsCard() {
  const { t } = useMessages('profile');
  const { data: sessions, error, refetch, isFetching } = useQuery(sessionsQuery);
  return (
    <FormCard id="sessions" title={t('sessions.title')} description={t('sessions.text')}>
      {sessions && <Sessions sessions={sessions} />}
      {!sessions && error && (
        <ErrorState title={t('sessions.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {!sessions && !error && <Skeleton shape="block" height="7rem" />}
    </FormCard>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useMessages('profile');
  const { timeZone } = useAccess();
  const [now] = useState(() => new Date());
  const ending = useEndSessions();
  const leaving = useSignOutEverywhere();
  const part = useCaughtFocus<HTMLDivElement>(sessions.length);
  const end = (sessionId: string | null) =>
    ending.mutate(sessionId, {
      onSuccess: () => toast(t(sessionId === null ? 'sessions.othersEnded' : 'sessions.ended')),
      onError: (error) => toast.error(error.message),
    });
  const nameOf = ({ browser, system }: OwnSession) =>
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const at = (instant: string) => momentInWords(instant, now, timeZone);
  const isEnding = (id: string | null) => ending.isPending && ending.variables === id;
  return (
    <Stack gap={4} ref={part}>
      <RowList
        label={t('sessions.list')}
        rows={sessions.map((session) => {
          const { id, isCurrent, system, lastSeenAt, createdAt } = session;
          const name = nameOf(session);
          return {
            id,
            title: name,
            icon: phones.has(system ?? '') ? ('smartphone' as const) : ('screen' as const),
            detail: isCurrent
              ? t('sessions.signedIn', { time: at(createdAt) })
              : t('sessions.seen', { time: at(lastSeenAt) }),
            end: isCurrent ? (
              <Badge>{t('sessions.this')}</Badge>
            ) : (
              <Button
                size="small"
                aria-label={t('sessions.signOutOf', { device: name })}
                isPending={isEnding(id)}
                onPress={() => end(id)}
              >
                {t('sessions.signOut')}
              </Button>
            ),
          };
        })}
      />
      {sessions.length > 1 && (
        <Inline gap={2}>
          <Button isPending={isEnding(null)} onPress={() => end(null)}>
            {t('sessions.others')}
          </Button>
          <Button
            isPending={leaving.isPending}
            onPress={() => leaving.mutate(undefined, { onError: (failure) => toast.error(failure.message) })}
          >
            {t('sessions.everywhere')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
