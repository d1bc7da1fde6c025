import { EmptyState, LinkButton, PageHeader } from '@cardamom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '#shared/entity-page/index.ts';
import { toastWhereLive } from '#shared/entity/index.ts';
import { StagePage } from '#shared/layout/StagePage.tsx';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, usePageTitle } from '#shared/routing/index.ts';
import { items } from '../api/items.ts';
import { listModifierGroupOptions } from '../api/list-modifier-group-options.ts';
import { listCategoryOptions } from '#shared/category-options/list-category-options.ts';
import { ItemForm } from './ItemForm.tsx';

/** A new item; without any category it leads to the category form first. */
export function NewItemPage() {
  const { t } = useMessages('items');
  const href = useHref();
  const navigate = useNavigate();
  const access = useAccess();
  const [created, setCreated] = useState(0);
  // Asked for with the rest, so that the form is drawn once.
  const groups = useQuery(listModifierGroupOptions());
  const { mutateAsync: create } = useMutation(items.calls.create());
  usePageTitle(t('form.newTitle'));

  return (
    <Loaded query={useQuery(listCategoryOptions())} errorTitle={t('form.categoriesErrorTitle')} isPage>
      {(categories) => (
        <StagePage>
          <PageHeader
            title={t('form.newTitle')}
            breadcrumbs={[{ label: t('title'), href: href({ to: '/menu-management/items' }) }]}
          />
          {categories.length === 0 ? (
            <CategoryFirst />
          ) : (
            <ItemForm
              key={created}
              item={null}
              categories={categories}
              groups={groups}
              currency={access.currency}
              onCreate={(draft) => create(draft)}
              onCreated={async (stored, addsAnother) => {
                toastWhereLive(t('toast.created'), items.menusOf, stored);
                if (addsAnother) {
                  setCreated((count) => count + 1);
                  window.scrollTo({ top: 0 });
                } else {
                  await navigate({ to: '/menu-management/items' });
                }
              }}
            />
          )}
        </StagePage>
      )}
    </Loaded>
  );
}

function CategoryFirst() {
  const { t } = useMessages('items');
  const href = useHref();
  return (
    <EmptyState
      title={t('form.noCategoryTitle')}
      action={
        <LinkButton
          variant="primary"
          icon="add"
          href={href({ to: '/menu-management/categories/new', search: { for: 'item' } })}
        >
          {t('form.addCategory')}
        </LinkButton>
      }
    >
      {t('form.noCategoryText')}
    </EmptyState>
  );
}
