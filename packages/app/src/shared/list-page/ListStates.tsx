import { Button, EmptyState, ErrorState, Inline, LinkButton } from '@cardamom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages, type EntityWords } from '../messages/index.ts';
import { useHref } from '../routing/index.ts';
import type { ListSearch } from './list-search.ts';

/** Props of `NothingYet`. */
export interface NothingYetProps {
  words: EntityWords;
  /** The form of a new entry; null where the person may not add one. */
  newHref: string | null;
  /** Entries of this list come in from files, too. */
  hasImport: boolean;
}

/** A list without entries: what they are for, and the ways to the first one. */
export function NothingYet({ words, newHref, hasImport }: NothingYetProps) {
  const { t } = useMessages(words);
  const { t: shared } = useMessages('entities');
  const href = useHref();
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      action={
        newHref !== null && (
          <Inline gap={2} justify="center">
            <LinkButton variant="primary" icon="add" href={newHref}>
              {t('list.add')}
            </LinkButton>
            {hasImport && (
              <LinkButton icon="upload" href={href({ to: '/menu-management/import' })}>
                {shared('list.import')}
              </LinkButton>
            )}
          </Inline>
        )
      }
    >
      {t('list.emptyText')}
    </EmptyState>
  );
}

/** Props of `NothingFound`. */
export interface NothingFoundProps {
  words: EntityWords;
  search: ListSearch<string>;
  /** What this list's own filters are set to, in words. */
  filtersInWords: readonly string[];
  /** The form of a new entry under the name that was looked for; null where the person may not add one. */
  namedHref: ((name: string) => string) | null;
  onClear: () => void;
}

/** Nothing matches: what was looked for, what else narrows the list, and the ways on. */
export function NothingFound({ words, search, filtersInWords, namedHref, onClear }: NothingFoundProps) {
  const { t } = useMessages(words);
  const { t: shared } = useMessages('entities');
  const query = search.search;
  const filters = [
    ...(search.active === undefined ? [] : [shared(search.active ? 'filter.active' : 'filter.inactive')]),
    ...filtersInWords,
  ];
  const title = t('list.noMatchTitle');
  return (
    <EmptyState
      title={query === undefined ? title : shared('list.noMatchQuery', { title, query })}
      illustration="search"
      action={
        <Inline gap={2} justify="center">
          <Button onPress={onClear}>{shared('filter.clear')}</Button>
          {query !== undefined && namedHref && (
            <LinkButton variant="quiet" icon="add" href={namedHref(query)}>
              {shared('list.addNamed', { name: query })}
            </LinkButton>
          )}
        </Inline>
      }
    >
      {filters.length === 0
        ? t('list.noMatchText')
        : shared('list.filtersOn', { count: filters.length, filters: filters.join(', ') })}
    </EmptyState>
  );
}

/** Props of `NotLoaded`. */
export interface NotLoadedProps {
  words: EntityWords;
  list: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}

/** A list that could not be loaded: why, that guests do not notice, and a way to try again. */
export function NotLoaded({ words, list }: NotLoadedProps) {
  const { t } = useMessages(words);
  const { t: shared } = useMessages('entities');
  return (
    <ErrorState title={t('list.errorTitle')} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
      {list.error?.message} {shared('guestsUnaffected')}
    </ErrorState>
  );
}
