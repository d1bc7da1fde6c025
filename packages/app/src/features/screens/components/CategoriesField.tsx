import { MultiSelect, Stack, Text } from '@cardamom/ui';
import { OrderedList } from '@cardamom/ui/ordered-list';
import type { FieldBinding } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { CategoryName, DishCount } from './CategoriesField.styles.ts';

/** A category as it can be chosen. */
export interface ScreenCategory {
  id: string;
  label: string;
  /** Its dishes on the menu that screens show now; undefined while that is not known. */
  dishes?: number | undefined;
}

/** Props of `CategoriesField`. */
export interface CategoriesFieldProps {
  field: FieldBinding<string[]>;
  categories: readonly ScreenCategory[];
  isReadOnly: boolean;
  /** Named by what stands above it. */
  isLabelHidden?: boolean;
}

/** Categories that are found by typing and put in order; none stands for all that the menu has. */
export function CategoriesField({
  field,
  categories,
  isReadOnly,
  isLabelHidden = false,
}: CategoriesFieldProps) {
  const { t } = useMessages('digitalMenu');
  const { value, onChange, ...binding } = field;
  // One that was deleted is dropped where it is shown, not from what is kept.
  const chosen = value.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  const others = categories.filter(({ id }) => !value.includes(id));
  return (
    <Stack gap={2}>
      {isReadOnly ? (
        !isLabelHidden && <Text size="small">{t('form.categories')}</Text>
      ) : (
        <MultiSelect
          {...binding}
          label={t('form.categories')}
          isLabelHidden={isLabelHidden}
          description={t(value.length === 0 ? 'form.categoriesAll' : 'form.categoriesText')}
          options={others}
          // What is chosen stands in its order below.
          value={[]}
          onChange={(added) => onChange([...value, ...added])}
          placeholder={t('form.findCategory')}
          noMatchMessage={t('form.noCategoryMatches')}
          {...(categories.length === 0 && { emptyMessage: t('form.noCategories') })}
        />
      )}
      {isReadOnly && chosen.length === 0 && <Text tone="quiet">{t('form.categoriesAll')}</Text>}
      {chosen.length > 0 && (
        <OrderedList
          isCompact
          label={t('form.categoryOrder')}
          rows={chosen}
          getRowId={({ id }) => id}
          nameOf={({ label }) => label}
          onReorder={(rows) => onChange(rows.map(({ id }) => id))}
          onRemove={({ id }) => onChange(value.filter((other) => other !== id))}
          isReadOnly={isReadOnly}
        >
          {({ label, dishes }) => (
            <CategoryName>
              {label}
              {dishes !== undefined && (
                <DishCount>
                  {dishes === 0 ? t('form.notOnMenu') : t('form.dishes', { count: dishes })}
                </DishCount>
              )}
            </CategoryName>
          )}
        </OrderedList>
      )}
    </Stack>
  );
}
