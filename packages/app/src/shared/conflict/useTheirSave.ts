import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentInWords } from '../draft/index.ts';
import { listChanges } from '../history/index.ts';
import { useMessages } from '../messages/index.ts';
import { profileQuery } from '../session/index.ts';

/** Who saved the other version and when, as far as history has answered. */
export function useTheirSave(entityId: string, timeZone: string): { who: string; sentence: string } {
  const { t } = useMessages('menuManagement');
  const { data: history } = useQuery(listChanges({ entityId, limit: 1 }));
  const { data: me } = useQuery({ ...profileQuery, enabled: false });
  const [now] = useState(() => new Date());
  const change = history?.items[0];
  if (!change?.staff) return { who: t('conflict.theirs'), sentence: t('conflict.somebodySaved') };
  const { name, id } = change.staff;
  const time = momentInWords(change.createdAt, now, timeZone);
  return id === me?.id
    ? { who: t('conflict.mineElsewhere'), sentence: t('conflict.iSavedElsewhere', { time }) }
    : { who: t('conflict.savedBy', { name }), sentence: t('conflict.theySaved', { name, time }) };
}
