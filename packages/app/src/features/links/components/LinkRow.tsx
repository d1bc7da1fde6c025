import { Button, Icon, IconButton, Link, MenuButton } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { useMinute } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ListedLink } from '../model/listed-link.ts';
import { whenInWords } from '../model/when-in-words.ts';
import {
  Actions,
  Addresses,
  Details,
  Name,
  Page,
  Row,
  Short,
  State,
  Words,
  Wrong,
} from './LinkRow.styles.ts';
import { useLinksShared } from './links-context.ts';
import { useCopyLink } from './useCopy.ts';
import { useLinkMenu } from './useLinkMenu.ts';

/** An address as one says it: https is what everybody takes for granted. */
const spoken = (address: string) => address.replace(/^https:\/\//u, '');

function Standing({ state: { standing, changesAt } }: { state: NonNullable<ListedLink['state']> }) {
  const { t } = useMessages('links');
  const { timeZone } = useAccess();
  const now = useMinute();
  const time = changesAt === null ? '' : whenInWords(changesAt, now, timeZone);
  const isOn = standing === 'ON';
  return (
    <State data-on={isOn || undefined}>
      {t(`standing.${isOn && changesAt !== null ? 'onUntil' : standing}`, { time })}
    </State>
  );
}

/** One link: what it leads to and how that stands, its addresses in words, and what can be done with it. */
export function LinkRow({ link }: { link: ListedLink }) {
  const { t } = useMessages('links');
  const { wrong, show } = useLinksShared();
  const copy = useCopyLink();
  const items = useLinkMenu(link);
  const { id, name, place, shortUrl, publicUrl, scans, state } = link;
  const failure = wrong.get(id);
  return (
    <Row tabIndex={-1}>
      <Words>
        <Name>
          <Link href={publicUrl} target="_blank" newTabLabel={t('newTab')}>
            {name}
          </Link>
        </Name>
        <Details>
          {failure && (
            <Wrong>
              <Icon name="error" size={16} />
              {t(`check.row${failure}`)}
            </Wrong>
          )}
          {state && !failure && <Standing state={state} />}
          {place !== undefined && <span>{place}</span>}
          {scans !== null && <span>{t('scans', { count: scans })}</span>}
        </Details>
      </Words>
      <Addresses>
        <Short>
          <bdi>{spoken(shortUrl)}</bdi>
        </Short>
        {publicUrl !== shortUrl && (
          <Page title={publicUrl}>
            {t('leadsTo')} <bdi>{spoken(publicUrl)}</bdi>
          </Page>
        )}
      </Addresses>
      <Actions>
        <Button icon="copy" aria-label={t('action.copyOf', { name })} onPress={() => copy(name, shortUrl)}>
          {t('action.copy')}
        </Button>
        <IconButton icon="qrCode" label={t('action.code', { name })} onPress={() => show('code', link)} />
        <MenuButton label={t('action.more', { name })} hidesLabel items={items} />
      </Actions>
    </Row>
  );
}
