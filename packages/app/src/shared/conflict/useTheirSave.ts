import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentInWords } from '../draft/index.ts';
import { listChanges } from '../history/index.ts';
import { useMessages } from '../messages/index.ts';
import { profileQuery } from '../session/index.ts';

/** Words about the other version: whose it is, who saved it and when. */
export interface TheirSave {
  /** Which words the catalogue has for it: the person's own save `elsewhere`, or somebody else's. */
  context: 'elsewhere' | undefined;
  who: string;
  sentence: string;
}

/** Who saved the other version and when, as far as history has answered; it may be the same person in another tab. */
export function useTheirSave(entityId: string, timeZone: string): TheirSave {
  const { t } = useMessages('entities');
  const { data: history } = useQuery(listChanges({ entityId, limit: 1 }));
  const { data: me } = useQuery({ ...profileQuery, enabled: false });
  const [now] = useState(() => new Date());
  const change = history?.items[0];
  if (!change?.staff)
    return { context: undefined, who: t('conflict.theirs'), sentence: t('conflict.somebodySaved') };
  const { name, id } = change.staff;
  const context = id === me?.id ? 'elsewhere' : undefined;
  const time = momentInWords(change.createdAt, now, timeZone);
  return {
    context,
    who: t('conflict.savedBy', { name, context }),
    sentence: t('conflict.theySaved', { name, time, context }),
  };
}
