import { Select } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';

const all = 'all';

/** Props of `CategoryFilter`. */
export interface CategoryFilterProps {
  /** The category's id; undefined shows the items of all. */
  value: string | undefined;
  onChange: (categoryId: string | undefined) => void;
}

/** Narrows the item list to one category. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { t } = useMessages('items');
  const { data = [] } = useQuery(listCategoryOptions());
  return (
    <Select
      label={t('list.category')}
      isLabelHidden
      options={[{ id: all, label: t('list.allCategories') }, ...data]}
      value={value ?? all}
      onChange={(id) => onChange(id === null || id === all ? undefined : id)}
    />
  );
}
