import type { GuestLinks, LinkCheck } from '@cardamom/api-types';
import {
  EmptyState,
  ErrorState,
  FilterBar,
  LinkButton,
  LiveResult,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
} from '@cardamom/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { useLocalAddress } from '#shared/guest-code/useLocalAddress.tsx';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { onDemand } from '#shared/loading/on-demand.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { linkCheckQuery, linksQuery } from '../api/get-links.ts';
import { allLinks, foundLinks, listedMenu, listedScreen, type ListedLink } from '../model/listed-link.ts';
import { LinkCheckLine } from './LinkCheckLine.tsx';
import { LinkList } from './LinkList.tsx';
import { LinksContext, type LinkDialog, type LinkFailure } from './links-context.ts';
import { OutsideLinks } from './OutsideLinks.tsx';
import { TableSections } from './TableSections.tsx';

const LinkCodeDialog = onDemand(() => import('./LinkCodeDialog.tsx'));
const LinkScansDialog = onDemand(() => import('./LinkScansDialog.tsx'));
const EmbedDialog = onDemand(() => import('./EmbedDialog.tsx'));

/** Fewer links than these are found without a search. */
const manyLinks = 8;

/** The links in their groups. */
function Groups({ links: { restaurant, menus, screens, sections } }: { links: GuestLinks }) {
  const { t } = useMessages('links');
  const href = useHref();
  const { can } = useAccess();
  return (
    <>
      <TitledCard title={t('restaurant.title')} description={t('restaurant.text')} gap={1}>
        <LinkList label={t('restaurant.title')} links={[listedMenu(restaurant)]} />
      </TitledCard>
      <TitledCard
        title={t('menus.title')}
        description={menus.length > 0 ? t('menus.text') : t('menus.empty')}
        gap={menus.length > 0 ? 1 : 4}
      >
        {menus.length > 0 && <LinkList label={t('menus.title')} links={menus.map(listedMenu)} />}
        {menus.length === 0 && can('createMenu') && (
          <div>
            <LinkButton icon="add" href={href({ to: '/menu-management/menus/new' })}>
              {t('menus.add')}
            </LinkButton>
          </div>
        )}
      </TitledCard>
      {screens.length > 0 && (
        <TitledCard title={t('screens.title')} description={t('screens.text')} gap={1}>
          <LinkList label={t('screens.title')} links={screens.map(listedScreen)} />
        </TitledCard>
      )}
      <TitledCard
        title={t('tables.title')}
        description={sections.length > 0 ? t('tables.text') : t('tables.empty')}
        gap={sections.length > 0 ? 2 : 4}
      >
        {sections.length > 0 && <TableSections sections={sections} />}
        {sections.length === 0 && can('createTableSection') && (
          <div>
            <LinkButton icon="add" href={href({ to: '/setting/table/new' })}>
              {t('tables.add')}
            </LinkButton>
          </div>
        )}
      </TitledCard>
      <OutsideLinks />
    </>
  );
}

/** What a search found, in the order of the page. */
function Found({ links, text }: { links: readonly ListedLink[]; text: string }) {
  const { t } = useMessages('links');
  if (links.length === 0) return <EmptyState title={t('noMatchTitle')}>{t('noMatchText')}</EmptyState>;
  return (
    <TitledCard title={t('found', { count: links.length })} gap={1}>
      <LinkList key={text} label={t('foundTitle')} links={links} />
    </TitledCard>
  );
}

function Links({ links, check }: { links: GuestLinks; check: UseQueryResult<LinkCheck> }) {
  const { t } = useMessages('links');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed).trim();
  const all = useMemo(() => allLinks(links, (number) => t('tables.name', { number })), [links, t]);
  const found = useMemo(() => (text === '' ? undefined : foundLinks(all, text)), [all, text]);
  return (
    <Stack gap={6}>
      <LinkCheckLine links={all} answer={check} />
      {all.length > manyLinks && (
        <FilterBar label={t('search')}>
          <SearchField
            label={t('search')}
            isLabelHidden
            placeholder={t('search')}
            value={typed}
            onChange={setTyped}
          />
        </FilterBar>
      )}
      <LiveResult query={text} found={found ? t('found', { count: found.length }) : ''} />
      {found ? <Found links={found} text={text} /> : <Groups links={links} />}
    </Stack>
  );
}

/** What a check found not to work, by the id of what it leads to. */
function wrongLinks(check: LinkCheck | undefined): ReadonlyMap<string, LinkFailure> {
  return new Map(
    check?.links.flatMap(({ id, outcome }) => (outcome === 'WORKS' ? [] : [[id, outcome] as const])),
  );
}

function Waiting() {
  return (
    <Stack gap={6}>
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="20rem" />
    </Stack>
  );
}

/** Every public link of the restaurant: its own, each menu's, screen's and table's, with whether they work. */
export function LinkToMenuPage() {
  const { t } = useMessages('links');
  const { data: links, error, isFetching, refetch } = useQuery(linksQuery);
  const check = useQuery(linkCheckQuery);
  const { isKnown, warning } = useLocalAddress();
  const wrong = useMemo(() => wrongLinks(check.data), [check.data]);
  const [asked, setAsked] = useState<{ dialog: LinkDialog; link: ListedLink }>();
  const shared = useMemo(
    () => ({ wrong, show: (dialog: LinkDialog, link: ListedLink) => setAsked({ dialog, link }) }),
    [wrong],
  );
  const close = () => setAsked(undefined);
  usePageTitle(t('title'));
  return (
    <LinksContext value={shared}>
      <PageHeader title={t('title')} description={t('purpose')} />
      {links && isKnown && (
        <Stack gap={4}>
          {warning}
          <Links links={links} check={check} />
        </Stack>
      )}
      {!(links && isKnown) && !error && <Waiting />}
      {!links && error && (
        <ErrorState title={t('errorTitle')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {asked?.dialog === 'code' && <LinkCodeDialog link={asked.link} onClose={close} />}
      {asked?.dialog === 'scans' && <LinkScansDialog link={asked.link} onClose={close} />}
      {asked?.dialog === 'embed' && links && (
        <EmbedDialog link={asked.link} restaurant={links.restaurant.name} onClose={close} />
      )}
    </LinksContext>
  );
}
