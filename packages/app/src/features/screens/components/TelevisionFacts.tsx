import type { ScreenState } from '@cardamom/api-types';
import { DescriptionList } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { momentInWords } from '#shared/draft/moment-in-words.ts';
import { useMessages } from '#shared/messages/index.ts';

/** How a version is called; what follows its number tells builds apart. */
const numberOf = (version: string): string => version.split('-', 1)[0] ?? version;

/** What the television of a screen last said of itself; nothing where it never said a word. */
export function TelevisionFacts({ state }: { state: ScreenState }) {
  const { t } = useMessages('screens');
  const { timeZone } = useAccess();
  const now = new Date(useMinute());
  const { lastSeenAt, lastFaultAt, lastFault: fault, width, height, isOffline, isOutdated } = state;
  if (lastSeenAt === null) return null;
  const time = (instant: string) => momentInWords(instant, now, timeZone);
  const outdated = isOffline ? 'outdatedOffline' : 'outdated';
  const version = t(`television.${isOutdated ? outdated : 'current'}`, {
    version: numberOf(state.appVersion),
  });
  const items = [
    { id: 'seen', term: t('television.seen'), details: time(lastSeenAt) },
    { id: 'picture', term: t('television.picture'), details: t('television.size', { width, height }) },
    { id: 'version', term: t('television.version'), details: version },
  ];
  const reloaded = lastFaultAt !== null && {
    id: 'reloaded',
    term: t('television.reloaded'),
    details: t('television.fault', { time: time(lastFaultAt), fault }),
  };
  return <DescriptionList items={reloaded ? [...items, reloaded] : items} />;
}
