import type { Change } from '@cardamom/api-types';
import { Link, RowList, Text, type ListRow } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { listChanges } from '#shared/history/api/list-changes.ts';
import { deedOf, subjectOf } from '#shared/history/change-words.ts';
import { whatChanged } from '#shared/history/what-changed.ts';
import { useEntityHref } from '#shared/history/useEntityHref.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { HomePart, PartWaiting } from './HomePart.tsx';

const shown = 3;

/** What was changed last, from what to what, by whom and when; leads to all of it for who may manage the menu. */
export function ChangesPart() {
  const { t } = useMessages('history');
  const href = useHref();
  const hrefOf = useEntityHref();
  const access = useAccess();
  const { can, timeZone } = access;
  const [now] = useState(() => new Date());
  const answer = useQuery(listChanges({ limit: shown }));
  const changes = answer.data?.items ?? [];
  const mayManage = can('updateItem');
  const rowOf = (change: Change): ListRow => {
    const deed = `${deedOf(change)}, ${momentInWords(change.createdAt, now, timeZone)}`;
    const what = whatChanged(change, access);
    const detail = what === null ? deed : `${what} · ${deed}`;
    const row = { id: change.id, title: subjectOf(change), detail };
    return mayManage && !change.isEntityDeleted ? { ...row, href: hrefOf(change) } : row;
  };
  return (
    <HomePart
      title={t('home.title')}
      action={
        mayManage &&
        changes.length > 0 && <Link href={href({ to: '/menu-management/history' })}>{t('home.all')}</Link>
      }
    >
      <PartWaiting answer={answer} failed={t('home.failed')} height={168} />
      {answer.data && changes.length === 0 && (
        <Text size="small" tone="quiet">
          {t('home.empty')}
        </Text>
      )}
      {changes.length > 0 && <RowList label={t('home.title')} rows={changes.map(rowOf)} />}
    </HomePart>
  );
}
