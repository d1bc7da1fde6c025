import { Banner } from '@cardamom/ui';
import type { QueryCache } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { retryOffersAtom } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useReads } from './useReads.ts';

/** Failures of one read after which a person is told: the first try and the first repeat. */
const failuresBeforeNotice = 2;

/** Whether a read is being repeated, and none that a screen needs has given up and asks the person instead. */
function isAnyRepeating(reads: QueryCache): boolean {
  const states = reads.findAll({ type: 'active' }).map(({ state }) => state);
  const isRepeating = states.some(
    ({ fetchStatus, fetchFailureCount }) =>
      fetchStatus === 'fetching' && fetchFailureCount >= failuresBeforeNotice,
  );
  const hasGivenUp = states.some(
    ({ status, fetchStatus, data }) => status === 'error' && fetchStatus === 'idle' && data === undefined,
  );
  return isRepeating && !hasGivenUp;
}

/**
 * Says that the server does not answer and is being asked again (docs/rules.md, Calls). Silent where the person is asked to
 * try again: nobody should wait for what only they can do.
 */
export function StillTrying() {
  const { t } = useMessages('common');
  const isAskedElsewhere = useAtomValue(retryOffersAtom) > 0;
  return useReads(isAnyRepeating) && !isAskedElsewhere ? (
    <Banner tone="warning" isLive>
      {t('status.stillTrying')}
    </Banner>
  ) : null;
}
