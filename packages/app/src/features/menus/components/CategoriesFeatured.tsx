import { Disclosure, Select, Stack, Text } from '@cardamom/ui';
import type { Category } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { categoriesQuery, itemsOfCategory } from '../api/menu-parts.ts';
import { categorySection, featuringIn } from '../model/category-sections.ts';
import type { SectionValue } from '../model/menu-values.ts';

const none = 'none';

/** Props of `CategoriesFeatured`. */
export interface CategoriesFeaturedProps {
  /** Those that the menu keeps, also while it holds all categories. */
  value: readonly SectionValue[];
  onChange: (sections: SectionValue[]) => void;
  isReadOnly: boolean;
}

/** Asks a menu of all categories for the dish that guests see first in each of them. */
export function CategoriesFeatured({ value, onChange, isReadOnly }: CategoriesFeaturedProps) {
  const { t } = useMessages('menus');
  const { data: categories = [], isError } = useQuery(categoriesQuery);
  const shown = categories.filter(({ isActive, itemCount }) => isActive && itemCount > 0);
  const isFeaturing = value.some(({ featuredItem }) => featuredItem !== null);
  const [isOpen, setIsOpen] = useState(isFeaturing);
  if (isError) return <Text tone="quiet">{t('form.categoriesFailed')}</Text>;
  if (shown.length === 0) return null;
  return (
    <Disclosure title={t('form.featuredDishes')} isExpanded={isOpen} onExpandedChange={setIsOpen}>
      {/* Each asks for all dishes of its category. */}
      {isOpen && (
        <Stack gap={4}>
          <Text tone="quiet">{t('form.featuredDishesText')}</Text>
          {shown.map((category) => (
            <CategoryFeatured key={category.id} {...{ category, value, onChange, isReadOnly }} />
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}

function CategoryFeatured({
  category,
  value,
  onChange,
  isReadOnly,
}: CategoriesFeaturedProps & { category: Category }) {
  const { t } = useMessages('menus');
  const { data: items = [] } = useQuery(itemsOfCategory(category.id));
  const { featuredItem } = categorySection(category, value);
  const isListed = featuredItem === null || items.some(({ id }) => id === featuredItem.id);
  const dishes = isListed ? items : [featuredItem, ...items];
  return (
    <Select
      label={category.name}
      options={[
        { id: none, label: t('form.noFeatured') },
        ...dishes.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={featuredItem?.id ?? none}
      onChange={(chosen) => {
        const dish = dishes.find(({ id }) => id === chosen);
        onChange(featuringIn(category, value, dish ? { id: dish.id, name: dish.name } : null));
      }}
      isReadOnly={isReadOnly}
    />
  );
}
