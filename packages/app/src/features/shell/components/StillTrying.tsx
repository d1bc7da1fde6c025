import { Banner } from '@cardamom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessages } from '#shared/messages/index.ts';

/** Failures of one read after which a person is told: the first try and the first repeat. */
const failuresBeforeNotice = 2;

function useIsRepeating(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () =>
      cache
        .getAll()
        .some(
          ({ state }) => state.fetchStatus === 'fetching' && state.fetchFailureCount >= failuresBeforeNotice,
        ),
  );
}

/** Says that the server does not answer and is being asked again (docs/rules.md, Calls). */
export function StillTrying() {
  const { t } = useMessages('common');
  return useIsRepeating() ? (
    <Banner tone="warning" isLive>
      {t('status.stillTrying')}
    </Banner>
  ) : null;
}
