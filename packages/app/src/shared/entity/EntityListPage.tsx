import type { TableColumn } from '@cardamom/ui/table';
import type { ReactNode } from 'react';
import type { ApiError } from '../api/index.ts';
import { DeleteRow, ListPage, type ListWork } from '../list-page/index.ts';
import type { ListSearch } from '../list-page/list-search.ts';
import { useHref, type Place } from '../routing/index.ts';
import type { Entity } from './entity-calls.ts';
import type { EntityListAtWork } from './useEntityList.ts';

/** A row that something still uses, and the refusal that names what does. */
export interface RowInUse<Row> {
  row: Row;
  failure: ApiError;
  work: ListWork<Row>;
  onClose: () => void;
}

/** Props of `EntityListPage`. */
export interface EntityListPageProps<
  Row extends Entity,
  Draft,
  Patch,
  Sort extends string,
  Search extends ListSearch<Sort>,
> {
  /** What `useEntityList` returns. */
  at: EntityListAtWork<Row, Draft, Patch, Sort>;
  /** Kept the same between renders: new ones draw every row again. */
  columns: readonly TableColumn<Row>[];
  /** Search, filters, order and page, as the URL says. */
  search: Search;
  onSearchChange: (search: Search) => void;
  /** The order while nobody chose one, where that is not the kind's own. */
  usualSort?: Sort | undefined;
  /** What else the page leads to, before the primary action. */
  links?: ReactNode;
  /** A `FilterMenu` in the place of the status filter, for lists that are narrowed by more. */
  filterMenu?: ReactNode;
  /** What it is set to, in words. */
  filtersInWords?: readonly string[];
  /** Entries come in from files, too, for who may add them. */
  hasImport?: boolean;
  /** For lists of which the person sees active entries alone. */
  isActiveOnly?: boolean;
  /** What is shown where something still uses the row that is to be deleted (OM_003). */
  renderInUse?: (use: RowInUse<Row>) => ReactNode;
}

/** The list of one kind of entity: found, switched, put in order, duplicated and deleted. */
export function EntityListPage<
  Row extends Entity,
  Draft,
  Patch,
  Sort extends string,
  Search extends ListSearch<Sort>,
>({
  at: { definition, list, filter, rowHref, work, order, allowsWriting, deleting, setDeleting },
  renderInUse,
  ...page
}: EntityListPageProps<Row, Draft, Patch, Sort, Search>) {
  const { words, sorts, places } = definition;
  const href = useHref();
  const onClose = () => setDeleting(null);
  return (
    <>
      <ListPage
        {...page}
        {...{ words, list, filter, sorts, rowHref, work, order }}
        newHref={allowsWriting ? href(places.newForm) : null}
        namedHref={allowsWriting ? (name) => href({ ...places.newForm, search: { name } } as Place) : null}
      />
      {deleting && work && (
        <DeleteRow
          {...{ words, work, onClose }}
          row={deleting}
          {...(renderInUse && {
            renderInUse: (failure) => renderInUse({ row: deleting, failure, work, onClose }),
          })}
        />
      )}
    </>
  );
}
