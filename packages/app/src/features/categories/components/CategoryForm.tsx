import { FormCard } from '@cardamom/ui';
import type { Category, CategoryDraft, CategoryPatch } from '@cardamom/api-types';
import { memo } from 'react';
import {
  ActiveCard,
  DescriptionField,
  EntityEditor,
  NameField,
  useEntityEditing,
} from '#shared/entity-page/index.ts';
import { Field, type FormFields } from '#shared/form/index.ts';
import { PictureField, unfinishedPicture, usePicture } from '#shared/image-upload/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import {
  categoryDraftOf,
  categoryRules,
  categoryValuesOf,
  longestDescription,
  newCategoryValues,
  shownCategoryFields,
  type CategoryValues,
} from '../model/category-values.ts';
import { KindPicker } from './KindPicker.tsx';

/** Props of `CategoryForm`. */
export interface CategoryFormProps {
  /** The category as loaded; null makes a new one. */
  category: Category | null;
  isReadOnly?: boolean;
  /** Stores a new category. */
  onCreate?: (draft: CategoryDraft) => Promise<Category>;
  /** Goes on from it. */
  onCreated?: (created: Category) => unknown;
  /** Stores what was changed and returns the category as it is now. */
  onUpdate?: (version: number, patch: CategoryPatch) => Promise<Category>;
}

/** What it holds, by its icon. */
const KindField = memo(function KindField({
  form,
  isReadOnly,
}: {
  form: FormFields<CategoryValues>;
  isReadOnly: boolean;
}) {
  return (
    <Field form={form} name="kind">
      {({ value, onChange }) => <KindPicker {...{ value, onChange, isReadOnly }} />}
    </Field>
  );
});

/** Creates or changes a category; what is typed survives every refusal. */
export function CategoryForm({
  category,
  isReadOnly = false,
  onCreate,
  onCreated,
  onUpdate,
}: CategoryFormProps) {
  const { t } = useMessages('categories');
  const editing = useEntityEditing({
    entity: category,
    newValues: newCategoryValues(),
    valuesOf: categoryValuesOf,
    rules: categoryRules,
    pointers: { '/imageId': 'picture' },
    shows: shownCategoryFields,
    isReadOnly,
    draftOf: async (values: CategoryValues) => {
      if (picture.isUnfinished) throw unfinishedPicture(picture.progress === null);
      return categoryDraftOf(values, await picture.storedId(values.picture));
    },
    beganDraftOf: (began: Category) => categoryDraftOf(categoryValuesOf(began), picture.beganId(began.image)),
    onCreate,
    onCreated,
    onUpdate,
  });
  const { form, fields } = editing;
  const picture = usePicture(form.methods.watch('picture'), (value) =>
    form.methods.setValue('picture', value, { shouldDirty: true }),
  );
  const sections = [
    { id: 'basics', label: t('form.basics') },
    { id: 'picture', label: t('form.picture') },
    { id: 'visibility', label: t('form.visibility') },
  ];

  return (
    <EntityEditor words="categories" name={category?.name ?? null} {...{ editing, sections, isReadOnly }}>
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <NameField label={t('form.name')} form={fields} isReadOnly={isReadOnly} />
        <KindField form={fields} isReadOnly={isReadOnly} />
        <DescriptionField
          words="categories"
          maxLength={longestDescription}
          form={fields}
          isReadOnly={isReadOnly}
        />
      </FormCard>
      <FormCard id="picture" title={t('form.picture')} description={t('form.pictureText')}>
        <Field form={form} name="picture">
          {({ value, onChange, errorMessage }) => (
            <PictureField isCompact {...{ picture, value, onChange, errorMessage, isReadOnly }} />
          )}
        </Field>
      </FormCard>
      <ActiveCard words="categories" form={fields} isReadOnly={isReadOnly} />
    </EntityEditor>
  );
}
