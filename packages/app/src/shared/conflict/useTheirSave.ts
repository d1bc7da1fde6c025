import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentInWords } from '../draft/index.ts';
import { listChanges } from '../history/index.ts';
import { useMessages } from '../messages/index.ts';
import { profileQuery } from '../session/index.ts';

/** Words about the other version: that it was saved, by whom and when. */
export interface TheirSave {
  title: string;
  who: string;
  sentence: string;
}

/** Who saved the other version and when, as far as history has answered; it may be the same person in another tab. */
export function useTheirSave(entityId: string, timeZone: string): TheirSave {
  const { t } = useMessages('menuManagement');
  const { data: history } = useQuery(listChanges({ entityId, limit: 1 }));
  const { data: me } = useQuery({ ...profileQuery, enabled: false });
  const [now] = useState(() => new Date());
  const change = history?.items[0];
  const title = t('conflict.title');
  if (!change?.staff) return { title, who: t('conflict.theirs'), sentence: t('conflict.somebodySaved') };
  const { name, id } = change.staff;
  const time = momentInWords(change.createdAt, now, timeZone);
  if (id !== me?.id)
    return { title, who: t('conflict.savedBy', { name }), sentence: t('conflict.theySaved', { name, time }) };
  return {
    title: t('conflict.titleMine'),
    who: t('conflict.mineElsewhere'),
    sentence: t('conflict.iSavedElsewhere', { time }),
  };
}
