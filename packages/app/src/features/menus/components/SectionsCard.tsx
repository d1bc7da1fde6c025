import { Banner, EmptyState, FormCard, Inline, MenuButton, Switch, Text, formatMoney } from '@cardamom/ui';
import { SectionsEditor } from '@cardamom/ui/sections-editor';
import type { Item } from '@cardamom/api-types';
import { useQueries, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { categoriesQuery, itemsOfCategory } from '../api/menu-parts.ts';
import type { MenuValues, SectionValue } from '../model/menu-values.ts';
import { hideInTree, moveInTree, sectionTree } from '../model/section-tree.ts';
import { CategoriesFeatured } from './CategoriesFeatured.tsx';
import { SectionFeatured } from './SectionFeatured.tsx';
import { SectionOutline } from './SectionOutline.tsx';
import { SectionTitle } from './SectionTitle.tsx';

/** Props of `SectionsCard`. */
export interface SectionsCardProps {
  form: FormFields<MenuValues>;
  isReadOnly: boolean;
}

/** What a menu holds: every category, or sections of its own in their order. */
export const SectionsCard = memo(function SectionsCard({ form, isReadOnly }: SectionsCardProps) {
  const { t } = useMessages('menus');
  const isEverything = useWatch({ control: form.control, name: 'includesAllCategories' });
  return (
    <FormCard id="sections" title={t('form.sections')} description={t('form.sectionsText')}>
      <Field form={form} name="includesAllCategories">
        {({ value, onChange }) => (
          <Switch
            isSelected={value}
            onChange={onChange}
            description={t('form.everythingText')}
            isReadOnly={isReadOnly}
          >
            {t('form.everything')}
          </Switch>
        )}
      </Field>
      <Field form={form} name="sections">
        {({ value, onChange, errorMessage }) => (
          <>
            {errorMessage !== undefined && <Banner tone="error">{errorMessage}</Banner>}
            {isEverything ? (
              <CategoriesFeatured {...{ value, onChange, isReadOnly }} />
            ) : (
              <Sections {...{ value, onChange, isReadOnly }} />
            )}
          </>
        )}
      </Field>
    </FormCard>
  );
});

interface SectionsProps {
  value: readonly SectionValue[];
  onChange: (sections: SectionValue[]) => void;
  isReadOnly: boolean;
}

function Sections({ value, onChange, isReadOnly }: SectionsProps) {
  const { t } = useMessages('menus');
  const access = useAccess();
  const [renaming, setRenaming] = useState<SectionValue | null>(null);
  const [featuring, setFeaturing] = useState<SectionValue | null>(null);
  const sectionWith = (id: string) => value.find(({ categoryId }) => categoryId === id) ?? null;
  const change = ({ categoryId }: SectionValue, changed: Partial<SectionValue>) =>
    onChange(
      value.map((section) => (section.categoryId === categoryId ? { ...section, ...changed } : section)),
    );
  const itemsById = useQueries({
    queries: value.map(({ categoryId }) => itemsOfCategory(categoryId)),
    combine: (results) =>
      new Map(value.map(({ categoryId }, index) => [categoryId, results[index]?.data ?? []])),
  });
  const priceOf = ({ sizes }: Item) => {
    const price = sizes.find((size) => size.price !== null)?.price ?? null;
    if (price !== null) return formatMoney(price, access.currency, 'en');
    return sizes.some(({ kind }) => kind === 'MARKET_PRICE') ? t('preview.marketPrice') : null;
  };
  const tree = sectionTree(value, (categoryId) => itemsById.get(categoryId) ?? [], priceOf);

  if (isReadOnly) return <SectionOutline sections={tree} />;
  return (
    <>
      {value.length === 0 ? (
        <EmptyState title={t('form.noSectionsTitle')} illustration="list">
          {t('form.noSectionsText')}
        </EmptyState>
      ) : (
        <SectionsEditor
          label={t('form.arrange')}
          sections={tree}
          keepsItemsInSections
          onMove={(move) => onChange(moveInTree(value, tree, move))}
          onRenameSection={(id) => setRenaming(sectionWith(id))}
          onChooseFeatured={(id) => setFeaturing(sectionWith(id))}
          onRemoveSection={(id) => onChange(value.filter(({ categoryId }) => categoryId !== id))}
          onToggleHidden={(row, isHidden) => onChange(hideInTree(value, row, isHidden))}
        />
      )}
      {/* One button for the first section and the next ones: focus stays on it. */}
      <Inline justify={value.length === 0 ? 'center' : 'start'}>
        <AddSection {...{ value, onChange }} />
      </Inline>
      {renaming && (
        <SectionTitle
          section={renaming}
          onClose={() => setRenaming(null)}
          onRename={(title) => change(renaming, { title })}
        />
      )}
      {featuring && (
        <SectionFeatured
          section={featuring}
          items={itemsById.get(featuring.categoryId) ?? []}
          onClose={() => setFeaturing(null)}
          onChoose={(featuredItem) => change(featuring, { featuredItem })}
        />
      )}
    </>
  );
}

function AddSection({ value, onChange }: Pick<SectionsProps, 'value' | 'onChange'>) {
  const { t } = useMessages('menus');
  const href = useHref();
  const { data: categories, isError } = useQuery(categoriesQuery);
  const taken = new Set(value.map(({ categoryId }) => categoryId));
  const free = (categories ?? []).filter(({ id }) => !taken.has(id));
  if (isError) return <Text tone="quiet">{t('form.categoriesFailed')}</Text>;
  // With nothing left to add the button stays, and the focus on it: what helps then is another category.
  const isExhausted = categories !== undefined && free.length === 0;
  return (
    <>
      <MenuButton
        icon="add"
        label={t('form.addSection')}
        isDisabled={categories === undefined}
        items={
          isExhausted
            ? [
                {
                  id: 'new',
                  label: t('form.newCategory'),
                  href: href({ to: '/menu-management/categories/new' }),
                },
              ]
            : free.map(({ id, name }) => ({
                id,
                label: name,
                onAction: () =>
                  onChange([
                    ...value,
                    {
                      categoryId: id,
                      categoryName: name,
                      title: '',
                      itemOrder: [],
                      hiddenItemIds: [],
                      featuredItem: null,
                    },
                  ]),
              }))
        }
      />
      {isExhausted && (
        <Text tone="quiet">{t(categories.length === 0 ? 'form.noCategories' : 'form.noMoreCategories')}</Text>
      )}
    </>
  );
}
