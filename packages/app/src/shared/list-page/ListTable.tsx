import { Table, type TableColumn } from '@cardamom/ui/table';
import type { Page } from '@cardamom/api-types';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages, type EntityWords } from '../messages/index.ts';
import { BulkActions } from './BulkActions.tsx';
import { ChooseAll } from './ChooseAll.tsx';
import type { ListWork } from './list-actions.ts';
import type { WholeList } from './list-job.ts';
import {
  isNarrowed,
  narrowed,
  narrowingKeyOf,
  sortKeyOf,
  tableSortOf,
  type ListSearch,
} from './list-search.ts';
import { Rows } from './ListPage.styles.ts';
import { NothingFound, NothingYet, NotLoaded } from './ListStates.tsx';
import type { ListOrder } from './useListOrder.ts';
import { useAskedSort } from './useAskedSort.ts';
import { useSelection } from './useSelection.ts';
import { useKeptJob, useWholeListJob } from './whole-list-jobs.ts';
import { WholeListActions } from './WholeListActions.tsx';

/** What every listed entry has. */
export interface ListedRow {
  id: string;
  name: string;
  version: number;
}

/** Props of `ListTable`. */
export interface ListTableProps<Row, Sort extends string, Search extends ListSearch<Sort>> {
  /** The part of the catalogue that names what is listed. */
  words: EntityWords;
  /** The page of rows as it is loaded. */
  list: UseQueryResult<{ items: Row[]; page: Page }>;
  /** Kept the same between renders: new ones draw every row again. */
  columns: readonly TableColumn<Row>[];
  /** Orders the server knows; the first is that of a list nobody sorted. */
  sorts: readonly Sort[];
  /** The order while nobody chose one, where that is not the first of `sorts`. */
  usualSort?: Sort | undefined;
  /** Search, filter, order and page, as the URL says. */
  search: Search;
  onSearchChange: (search: Search) => void;
  /** Where a row leads; kept the same between renders. */
  rowHref: (row: Row) => string;
  /** The form of a new entry; null where the person may not add one. */
  newHref: string | null;
  /** The form of a new entry that has a name already; null where the person may not add one. */
  namedHref?: ((name: string) => string) | null;
  /** Entries of this list come in from files, too, for who may add them. */
  hasImport?: boolean;
  /** What this list's own filters are set to, in words. */
  filtersInWords?: readonly string[];
  /** What `useListWork` returns; with it rows can be chosen and changed together. */
  work?: ListWork<Row> | null;
  /** What the server narrows the list by; with it and `work` all of the list can be chosen. */
  filter?: WholeList['filter'] | undefined;
  /** What `useListOrder` returns; with it rows can be put in order. */
  order?: ListOrder<Row>;
}

const none: readonly never[] = [];
const idOf = ({ id }: ListedRow) => id;

/** The rows and what can be done with those that are chosen; choosing draws nothing beside them again. */
export function ListTable<Row extends ListedRow, Sort extends string, Search extends ListSearch<Sort>>({
  words,
  list,
  columns,
  sorts,
  usualSort = sorts[0],
  search,
  onSearchChange,
  rowHref,
  newHref,
  namedHref = null,
  hasImport = false,
  filtersInWords = none,
  work = null,
  filter,
  order,
}: ListTableProps<Row, Sort, Search>) {
  const { t } = useMessages(words);
  const rows = order?.rows ?? list.data?.items ?? none;
  const rowOrder = list.data && order?.rowOrder;
  const selection = useSelection(rows, narrowingKeyOf(search));
  const { except } = selection;
  const [job] = useWholeListJob(words);
  useKeptJob(words, work);
  const total = list.data?.page.total ?? 0;
  const whole =
    except && filter ? { filter, except: [...except], expectedCount: total - except.length } : null;
  const isPageChosen = rows.length > 0 && selection.chosen.length === rows.length;
  const asked = useAskedSort(tableSortOf(search.sort ?? usualSort), (sort) =>
    onSearchChange(narrowed(search, { sort: sortKeyOf(sort, sorts) })),
  );
  // No table stands there without rows: a dead head says less than why there are none.
  if (!list.data && list.isError) return <NotLoaded words={words} list={list} />;
  const isNothing = list.data?.items.length === 0;
  const isUnknown = isNothing && list.isPlaceholderData && !isNarrowed(search);
  if (isNothing && !isUnknown)
    return isNarrowed(search) ? (
      <NothingFound
        {...{ words, search, filtersInWords, namedHref }}
        onClear={() => onSearchChange({} as Search)}
      />
    ) : (
      <NothingYet {...{ words, newHref, hasImport }} />
    );
  return (
    <>
      <Rows>
        <Table
          label={t('list.label')}
          columns={columns}
          rows={rows}
          getRowId={idOf}
          rowHref={rowHref}
          {...(work && { selectedKeys: selection.keys, onSelectionChange: selection.choose })}
          rowOrder={rowOrder}
          sort={asked.sort}
          onSortChange={asked.ask}
          body={list.data && !isUnknown ? 'ready' : 'loading'}
        />
      </Rows>
      {work &&
        (job !== null || whole !== null ? (
          <WholeListActions
            words={words}
            whole={whole}
            work={work}
            onClear={() => selection.chooseOnly([])}
          />
        ) : (
          <BulkActions
            words={words}
            chosen={selection.chosen}
            work={work}
            rowHref={rowHref}
            onDone={selection.chooseOnly}
            more={
              filter &&
              isPageChosen &&
              total > rows.length && <ChooseAll total={total} onPress={selection.chooseAll} />
            }
          />
        ))}
    </>
  );
}
