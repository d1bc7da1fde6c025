import type { ImportEntry, ImportProgress } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getImport, isRunning } from '#shared/imports/get-import.ts';
import { listImports } from '#shared/imports/list-imports.ts';
import { changeCount } from '#shared/imports/totals.ts';
import {
  follow,
  hide,
  keepFollowed,
  recallFollowed,
  tabStorage,
  toldOf,
  type Followed,
} from '../followed-imports.ts';

/** Enough for all that can run at once, and what has just ended. */
const looksAt = 10;

/** How often the server is asked how far an import is that somebody follows beside other work, in ms. */
const askAgainMs = 2000;

/** How often it is asked what has ended, where the change feed does not say so, in ms. */
const lookAgainMs = 10_000;

/** An import that the person is told of. */
export interface ToldImport extends Pick<ImportEntry, 'id' | 'fileName' | 'state'> {
  /** How many rows are written. */
  changes: number;
  /** What the server was seen doing with it last. */
  saw: Followed['saw'];
  /** Null where nobody counts. */
  progress: ImportProgress | null;
}

const openImport = ({ location }: { location: { pathname: string; search: { import?: string } } }) =>
  location.pathname === '/menu-management/import' ? location.search.import : undefined;

/**
 * The imports that this tab saw the server work on, and that are news. They are those of the person who handed them in, in
 * every tab of theirs: others see them in the list of imports and need not answer them. Asks once, and then only while one runs
 * or the change feed says that one has moved.
 */
export function useFollowedImports(staffId: string) {
  const openId = useRouterState({ select: openImport });
  const [followed, setFollowed] = useState(() => recallFollowed(tabStorage()));
  const isMine = ({ staff }: ImportEntry) => staff?.id === staffId;
  const list = useQuery({
    ...listImports({ limit: looksAt }),
    retry: false,
    meta: { isQuiet: true },
    refetchInterval: ({ state }) =>
      state.data?.items.some((entry) => isMine(entry) && isRunning(entry)) ? lookAgainMs : false,
  });
  const mine = (list.data?.items ?? []).filter(isMine);
  const watchedId = openId ?? toldOf(followed, mine, openId).find(isRunning)?.id;
  // On its page the page itself asks.
  const watched = useQuery({
    ...getImport(watchedId ?? ''),
    enabled: watchedId !== undefined && openId === undefined,
    retry: false,
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : askAgainMs),
  });
  const isNewer = watched.data !== undefined && watched.dataUpdatedAt >= list.dataUpdatedAt;
  const entries = mine.map((entry) =>
    isNewer && entry.id === watched.data.id
      ? Object.assign({}, entry, { state: watched.data.state, counts: watched.data.counts })
      : entry,
  );
  const next = list.data ? follow(followed, entries, openId) : followed;
  if (next !== followed) setFollowed(next);
  useEffect(() => keepFollowed(tabStorage(), followed), [followed]);
  return {
    isFollowing: Object.keys(followed).length > 0,
    told: toldOf(next, entries, openId).map(({ id, fileName, state, counts }): ToldImport => ({
      id,
      fileName,
      state,
      changes: changeCount({ counts }),
      saw: next[id]?.saw ?? state,
      progress: watched.data?.id === id ? watched.data.progress : null,
    })),
    close: (told: ToldImport) => setFollowed((now) => hide(now, told)),
  };
}
