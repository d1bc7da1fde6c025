import { useMemo, useState } from 'react';
import { AlertDialog } from '../components/AlertDialog/index.ts';
import { Button } from '../components/Button/index.ts';
import { EmptyState } from '../components/EmptyState/index.ts';
import { ErrorState } from '../components/ErrorState/index.ts';
import { FilterBar } from '../components/FilterBar/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { LinkButton } from '../components/LinkButton/index.ts';
import { PageHeader } from '../components/PageHeader/index.ts';
import { Pagination } from '../components/Pagination/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { Select } from '../components/Select/index.ts';
import { Stack } from '../components/Stack/index.ts';
import {
  Table,
  type TableBodyState,
  type TableSelection,
  type TableSort,
} from '../components/Table/index.ts';
import { Text } from '../components/Text/index.ts';
import { categoryOptions, type Item } from './bistro.ts';
import { itemColumns, sortedItems } from './item-columns.ts';
import { Office } from './office.tsx';

/** Props of `ItemListPage`. */
export interface ItemListPageProps {
  rows: readonly Item[];
  /** How many items there are in all, this page and the others. */
  count?: number | undefined;
  body?: TableBodyState;
  search?: string;
  selected?: readonly string[];
  onRetry: () => void;
}

/** A list page: title and count, one primary action at the end, filters, table, pages. */
export function ItemListPage({
  rows,
  count,
  body = 'ready',
  search: firstSearch = '',
  selected,
  onRetry,
}: ItemListPageProps) {
  const [items, setItems] = useState(rows);
  const [search, setSearch] = useState(firstSearch);
  const [category, setCategory] = useState<string | null>(null);
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [selection, setSelection] = useState<TableSelection>(new Set(selected));
  const [deleting, setDeleting] = useState<Item | null>(null);
  const columns = useMemo(
    () =>
      itemColumns({
        onActiveChange: (changed, isActive) =>
          setItems((all) => all.map((item) => (item.id === changed.id ? { ...item, isActive } : item))),
        onDelete: setDeleting,
      }),
    [],
  );

  const found = items.filter(
    (item) =>
      item.name.toLowerCase().includes(search.trim().toLowerCase()) &&
      (category === null || item.categories.includes(category)),
  );
  const isNarrowed = search.trim() !== '' || category !== null;
  const showAll = () => {
    setSearch('');
    setCategory(null);
  };

  return (
    <Office place="items">
      <PageHeader
        title="Items"
        {...(count !== undefined && { count })}
        description="What guests can order, and what each dish holds."
        actions={
          <LinkButton variant="primary" icon="add" href="#items/new">
            Add item
          </LinkButton>
        }
      />
      <FilterBar label="Search items">
        <SearchField
          label="Search items"
          isLabelHidden
          placeholder="Search items"
          value={search}
          onChange={setSearch}
        />
        <Select
          label="Category"
          isLabelHidden
          placeholder="All categories"
          options={categoryOptions}
          value={category}
          onChange={setCategory}
        />
      </FilterBar>
      <Stack gap={4}>
        <SelectionActions selection={selection} count={items.length} />
        <Table
          label="Items"
          columns={columns}
          rows={sortedItems(found, sort)}
          getRowId={({ id }) => id}
          rowHref={({ id }) => `#items/${id}`}
          sort={sort}
          onSortChange={setSort}
          body={body}
          selectedKeys={selection}
          onSelectionChange={setSelection}
          emptyState={isNarrowed ? <NothingFound onShowAll={showAll} /> : <NothingYet />}
          errorState={
            <ErrorState title="The items could not be loaded" onRetry={onRetry}>
              The server did not answer. Your menu is unchanged, and guests still see it.
            </ErrorState>
          }
        />
        {body === 'ready' && found.length > 0 && (
          <Pagination
            summary={pageSummary(found.length, isNarrowed ? found.length : (count ?? found.length))}
            hasPrevious={false}
            hasNext={!isNarrowed && count !== undefined && count > found.length}
            onPrevious={showAll}
            onNext={showAll}
          />
        )}
      </Stack>
      {deleting && (
        <AlertDialog
          title={`Delete “${deleting.name}”?`}
          isOpen
          isDestructive
          confirmLabel="Delete item"
          onOpenChange={() => setDeleting(null)}
          onConfirm={() => {
            setItems((all) => all.filter(({ id }) => id !== deleting.id));
            setDeleting(null);
          }}
        >
          It disappears from every menu and screen at once. You can undo this for a while.
        </AlertDialog>
      )}
    </Office>
  );
}

/** Where the reader is: "1–25 of 60 items", or how many there are where one page holds all. */
function pageSummary(shown: number, total: number): string {
  if (shown < total) return `1–${shown} of ${total} items`;
  return total === 1 ? '1 item' : `${total} items`;
}

function SelectionActions({ selection, count }: { selection: TableSelection; count: number }) {
  const chosen = selection === 'all' ? count : selection.size;
  if (chosen === 0) return null;
  return (
    <Inline>
      <Text role="status" size="label">
        {chosen} selected
      </Text>
      <Button size="small">Activate</Button>
      <Button size="small">Deactivate</Button>
      <Button size="small" icon="delete">
        Delete
      </Button>
    </Inline>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="No items yet"
      action={
        <LinkButton icon="add" href="#items/new">
          Add item
        </LinkButton>
      }
    >
      An item is what a guest orders: a dish, a drink, a side. It needs a name, a category and a price.
    </EmptyState>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title="No item matches"
      illustration="search"
      action={<Button onPress={onShowAll}>Clear search and filters</Button>}
    >
      Try another word, or look in every category.
    </EmptyState>
  );
}
