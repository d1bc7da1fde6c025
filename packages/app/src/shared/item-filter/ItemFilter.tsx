import { itemGaps, itemStatuses } from '@cardamom/api-types';
import { CheckboxGroup, FilterMenu, Select, Stack } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { listCategoryOptions } from '../category-options/list-category-options.ts';
import { listMenuOptions } from '../menu-options/list-menu-options.ts';
import { useMessages } from '../messages/index.ts';
import { countItems } from './count-items.ts';
import { joined, type ItemNarrowing } from './item-narrowing.ts';
import { gapsIn, statusesIn } from './item-query.ts';
import { useChosenFilters } from './useChosenFilters.ts';

const any = 'any';

interface ChoicesProps {
  value: ItemNarrowing;
  /** Called with what is different, and nothing else. */
  onChange: (change: { [Key in keyof ItemNarrowing]: string | undefined }) => void;
}

/** The choices themselves; what they need is read when somebody looks at them. */
function Choices({ value, onChange }: ChoicesProps) {
  const { t } = useMessages('items');
  const { data: counts } = useQuery(countItems());
  const { data: categories = [] } = useQuery(listCategoryOptions());
  const { data: menus = [] } = useQuery(listMenuOptions());
  const chosenOf = (id: string | null) => (id === null || id === any ? undefined : id);
  const anyOption = { id: any, label: t('filter.any') };
  return (
    <>
      <CheckboxGroup
        label={t('filter.status')}
        options={itemStatuses.map((id) => ({
          id,
          label: t(`filter.statuses.${id}`),
          count: counts?.statuses.find(({ status }) => status === id)?.count,
        }))}
        value={statusesIn(value)}
        onChange={(statuses) => onChange({ status: joined(statuses) })}
      />
      <CheckboxGroup
        label={t('filter.gap')}
        options={itemGaps.map((id) => ({
          id,
          label: t(`filter.gaps.${id}`),
          count: counts?.gaps.find(({ gap }) => gap === id)?.count,
        }))}
        value={gapsIn(value)}
        onChange={(gaps) => onChange({ gap: joined(gaps) })}
      />
      <Stack gap={3}>
        <Select
          label={t('list.category')}
          options={[anyOption, ...categories]}
          value={value.category ?? any}
          onChange={(id) => onChange({ category: chosenOf(id) })}
        />
        <Select
          label={t('filter.menu')}
          options={[anyOption, ...menus]}
          value={value.menu ?? any}
          onChange={(id) => onChange({ menu: chosenOf(id) })}
        />
      </Stack>
    </>
  );
}

/** Props of `ItemFilter`. */
export interface ItemFilterProps extends ChoicesProps {
  /** How many items are left; undefined while that is loaded. */
  total: number | undefined;
}

/** Narrows a list of items to statuses, to what is left to do, to a category and to a menu, and shows what is set. */
export function ItemFilter({ value, onChange, total }: ItemFilterProps) {
  const { t } = useMessages('items');
  const chosen = useChosenFilters(value);
  return (
    <FilterMenu
      label={t('filter.label')}
      chosen={chosen}
      onRemove={(id) => onChange({ [id]: undefined })}
      onClear={() => onChange({ status: undefined, gap: undefined, category: undefined, menu: undefined })}
      showLabel={total === undefined ? t('filter.showAny') : t('filter.show', { count: total })}
      clearLabel={t('filter.clear')}
      chosenLabel={t('filter.chosen')}
    >
      <Choices value={value} onChange={onChange} />
    </FilterMenu>
  );
}
