import { FilterBar, Select, Tag } from '@cardamom/ui';
import { DateField } from '@cardamom/ui/dates';
import { historyEntities } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { dayOf } from '#shared/history/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { changePeopleQuery } from '../api/list-change-people.ts';
import type { HistorySearch } from '../model/history-search.ts';

const all = 'all';

/** Props of `HistoryFilters`. */
export interface HistoryFiltersProps {
  search: HistorySearch;
  onSearchChange: (search: HistorySearch) => void;
  timeZone: string;
  /** Epoch ms. */
  now: number;
  /** The name of the one entity that is looked at, as far as it is known. */
  entryName: string | undefined;
}

/** Narrows the history by person, kind and day, and to one entity. */
export function HistoryFilters({ search, onSearchChange, timeZone, now, entryName }: HistoryFiltersProps) {
  const { t } = useMessages('history');
  const { data: people = [] } = useQuery(changePeopleQuery);
  const { cursor: _cursor, ...rest } = search;
  const today = dayOf(now, timeZone);
  const { can } = useAccess();
  const kinds = historyEntities
    // People are told of to who may change them.
    .filter((kind) => kind !== 'STAFF_MEMBER' || can('updateStaffMember'))
    .map((kind) => ({ id: kind, label: t(`kind.${kind}`) }));
  return (
    <FilterBar label={t('filter.label')}>
      <Select
        label={t('filter.person')}
        options={[
          { id: all, label: t('filter.everybody') },
          ...people.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={search.person ?? all}
        onChange={(id) => {
          const { person: _person, ...others } = rest;
          onSearchChange(id === null || id === all ? others : { ...others, person: id });
        }}
      />
      <Select
        label={t('filter.kind')}
        options={[{ id: all, label: t('filter.allKinds') }, ...kinds]}
        value={search.kind ?? all}
        onChange={(id) => {
          const { kind: _kind, ...others } = rest;
          onSearchChange(id === null || id === all ? others : { ...others, kind: id });
        }}
      />
      <DateField
        label={t('filter.day')}
        value={search.day ?? null}
        today={today}
        maxValue={today}
        onChange={(day) => {
          const { day: _day, ...others } = rest;
          onSearchChange(day === null ? others : { ...others, day });
        }}
      />
      {search.entry !== undefined && (
        <Tag
          onRemove={() => {
            const { entry: _entry, ...others } = rest;
            onSearchChange(others);
          }}
        >
          {entryName ?? t('filter.one')}
        </Tag>
      )}
    </FilterBar>
  );
}
