import {
  categorySorts,
  type Category,
  type CategoryDraft,
  type CategoryPatch,
  type CategorySort,
} from '@cardamom/api-types';
import { FormCard, Switch, TextArea, TextField } from '@cardamom/ui';
import type { TableColumn } from '@cardamom/ui/table';
import { useMemo, useState } from 'react';
import { EntityEditor, useEntityEditing } from '../entity-page/index.ts';
import {
  entityCalls,
  EntityFormPage,
  EntityListPage,
  useEntityList,
  type EntityDefinition,
  type EntityFormProps,
} from '../entity/index.ts';
import { Field, type FormRules } from '../form/index.ts';
import type { ListSearch } from '../list-page/list-search.ts';
import { nameRules } from '../menu-rules/index.ts';
import { loadMessages } from '../messages/index.ts';

/** What the form of a sauce holds while it is typed into. */
interface SauceValues {
  name: string;
  description: string;
  isActive: boolean;
}

/** A small kind of entity, for stories of what all kinds share: on the wire, and in its words, a sauce is a category. */
const sauces: EntityDefinition<Category, CategoryDraft, CategoryPatch, CategorySort> = {
  words: 'categories',
  calls: entityCalls('/online-menu/categories', 'sauces'),
  writes: 'updateCategory',
  sorts: categorySorts,
  places: {
    list: { to: '/menu-management/categories' },
    newForm: { to: '/menu-management/categories/new' },
    form: (categoryId) => ({ to: '/menu-management/categories/$categoryId', params: { categoryId } }),
  },
};

/** A sauce as the server has it. */
export const harissa: Category = {
  id: '0198a000-0000-7000-8000-0000000000e1',
  name: 'Harissa',
  description: 'Red and hot.',
  kind: 'DEFAULT',
  image: null,
  position: 0,
  isActive: true,
  itemCount: 0,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-03-02T18:30:00Z',
  version: 3,
};

const newSauce: SauceValues = { name: '', description: '', isActive: true };
const rules: FormRules<SauceValues> = { name: nameRules };

/** The form for a sauce as it was loaded, which is also what is sent for it. */
export function sauceValuesOf({ name, description, isActive }: Category): SauceValues {
  return { name, description, isActive };
}

function SauceForm({
  entity,
  isReadOnly,
  onCreate,
  onCreated,
  onUpdate,
}: EntityFormProps<Category, CategoryDraft, CategoryPatch>) {
  const editing = useEntityEditing({
    entity,
    newValues: newSauce,
    valuesOf: sauceValuesOf,
    rules,
    isReadOnly,
    draftOf: (values: SauceValues) => values,
    onCreate,
    onCreated,
    onUpdate,
  });
  const { form } = editing;
  return (
    <EntityEditor
      words="categories"
      name={entity?.name ?? null}
      sections={[{ id: 'basics', label: 'Basics' }]}
      {...{ editing, isReadOnly }}
    >
      <FormCard id="basics" title="Basics">
        <Field form={form} name="name">
          {(field) => <TextField {...field} label="Sauce name" isReadOnly={isReadOnly} />}
        </Field>
        <Field form={form} name="description">
          {(field) => <TextArea {...field} label="Description" isReadOnly={isReadOnly} />}
        </Field>
        <Field form={form} name="isActive">
          {({ value, onChange }) => (
            <Switch isSelected={value} onChange={onChange} isReadOnly={isReadOnly}>
              Active
            </Switch>
          )}
        </Field>
      </FormCard>
    </EntityEditor>
  );
}

/** The texts that sauces borrow; load them before a story of theirs. */
export const sauceTexts = () => loadMessages('common', 'categories', 'entities');

/** The page of a sauce, or (null) of a new one. */
export function SaucePage({ id }: { id: string | null }) {
  return (
    <EntityFormPage definition={sauces} id={id}>
      {(form) => <SauceForm {...form} />}
    </EntityFormPage>
  );
}

/** The list of sauces, with nothing but what all lists have. */
export function SaucesPage() {
  const [search, setSearch] = useState<ListSearch<CategorySort>>({});
  const at = useEntityList(sauces, search);
  const { name, status, updated, operations } = at.shared;
  const columns = useMemo(
    (): TableColumn<Category>[] => [name, status, updated, ...operations],
    [name, operations, status, updated],
  );
  return <EntityListPage {...{ at, columns, search }} onSearchChange={setSearch} />;
}
