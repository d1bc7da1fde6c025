import type { LinkCheck } from '@cardamom/api-types';
import { Banner, Button, Icon, Spinner } from '@cardamom/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import type { ListedLink } from '../model/listed-link.ts';
import { whenInWords } from '../model/when-in-words.ts';
import { Line, Reasons, Result } from './LinkCheckLine.styles.ts';
import { useLinksShared } from './links-context.ts';

const minute = 60_000;

/** Links that are named; the others are counted. */
const mostNamed = 5;

/** "just now", or the time on the restaurant's clock. */
function useWhen({ checkedAt }: LinkCheck): string {
  const { t } = useMessages('links');
  const { timeZone } = useAccess();
  const now = useMinute();
  if (now - Date.parse(checkedAt) < minute) return t('check.justNow');
  return t('check.at', { time: whenInWords(checkedAt, now, timeZone) });
}

function AllWork({ check }: { check: LinkCheck }) {
  const { t } = useMessages('links');
  const { data: configuration } = useQuery(configurationQuery);
  const when = useWhen(check);
  const { total, links } = check;
  const extent = links.length < total ? 'some' : configuration?.isPublicUrlLocal === true ? 'here' : 'all';
  return (
    <Result data-works>
      <Icon name="success" size={20} />
      <span>{t(`check.${extent}`, { when, count: links.length, total })}</span>
    </Result>
  );
}

/** The links that do not work by name, with the reason. */
function SomeFail({ check, links }: { check: LinkCheck; links: readonly ListedLink[] }) {
  const { t } = useMessages('links');
  const { wrong } = useLinksShared();
  const when = useWhen(check);
  const named = links.filter(({ id }) => wrong.has(id)).slice(0, mostNamed);
  const more = wrong.size - named.length;
  return (
    <>
      {t('check.wrongWhen', { when, total: check.links.length })}
      <Reasons>
        {named.map(({ id, name, place }) => (
          <li key={id}>
            {t('check.named', {
              name: place === undefined ? name : `${name}, ${place}`,
              why: t(`check.${wrong.get(id) ?? 'UNAVAILABLE'}`),
            })}
          </li>
        ))}
      </Reasons>
      {more > 0 && t('check.more', { count: more })}
    </>
  );
}

/** Props of `LinkCheckLine`. */
export interface LinkCheckLineProps {
  links: readonly ListedLink[];
  /** The last check, and the one that runs. */
  answer: UseQueryResult<LinkCheck>;
}

/** Whether the links lead to pages: the server follows each as a guest would, when the page is opened and when somebody asks. */
export function LinkCheckLine({ links, answer }: LinkCheckLineProps) {
  const { t } = useMessages('links');
  const { wrong } = useLinksShared();
  const { data: check, error, isFetching, refetch } = answer;
  const again = (words: string) => (
    <Button size="small" icon="refresh" onPress={() => void refetch()} isPending={isFetching}>
      {words}
    </Button>
  );
  if (error && !isFetching)
    return (
      <Banner tone="warning" isLive action={again(t('check.retry'))}>
        {t('check.failed')}
      </Banner>
    );
  if (check && wrong.size > 0)
    return (
      <Banner
        tone="error"
        isLive
        title={t('check.wrong', { count: wrong.size })}
        action={again(t('check.again'))}
      >
        <SomeFail check={check} links={links} />
      </Banner>
    );
  return (
    <Line>
      <div role="status">
        {check ? (
          <AllWork check={check} />
        ) : (
          <Result>
            <Spinner size={16} label={t('check.running')} />
            {t('check.running')}
          </Result>
        )}
      </div>
      {again(t('check.again'))}
    </Line>
  );
}
