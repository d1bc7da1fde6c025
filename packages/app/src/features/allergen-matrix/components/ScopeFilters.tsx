import { FilterBar, LiveResult, Select } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { useMessages } from '#shared/messages/index.ts';
import { listMenuOptions } from '#shared/menu-options/list-menu-options.ts';
import type { MatrixSearch } from '../model/matrix-search.ts';

const all = 'all';

/** Props of `ScopeFilters`. */
export interface ScopeFiltersProps {
  search: MatrixSearch;
  onSearchChange: (search: MatrixSearch) => void;
  /** How much the matrix shows then, in words; undefined while it is loaded. */
  found: string | undefined;
}

/** Narrows the matrix to a menu and to a category. */
export function ScopeFilters({ search, onSearchChange, found }: ScopeFiltersProps) {
  const { t } = useMessages('allergenMatrix');
  const { data: menus = [] } = useQuery(listMenuOptions());
  const { data: categories = [] } = useQuery(listCategoryOptions());
  const choose = (key: keyof MatrixSearch) => (value: string | null) => {
    const { [key]: _before, ...rest } = search;
    onSearchChange(value === null || value === all ? rest : { ...rest, [key]: value });
  };
  return (
    <FilterBar label={t('scope')}>
      <Select
        label={t('menu')}
        options={[{ id: all, label: t('allMenus') }, ...menus]}
        value={search.menu ?? all}
        onChange={choose('menu')}
      />
      <Select
        label={t('category')}
        options={[{ id: all, label: t('allCategories') }, ...categories]}
        value={search.category ?? all}
        onChange={choose('category')}
      />
      <LiveResult query={JSON.stringify(search)} found={found} />
    </FilterBar>
  );
}
