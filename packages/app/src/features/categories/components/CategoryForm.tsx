import { Banner, FormCard, FormLayout, Switch, TextArea, TextField } from '@cardamom/ui';
import type { Category, CategoryDraft, CategoryPatch } from '@cardamom/api-types';
import {
  ConflictDialog,
  useConflict,
  useEditedEntity,
  useFreshValues,
} from '../../../shared/conflict/index.ts';
import { EntityForm, Field, FormProblem, FormSaveBar, useEntityForm } from '../../../shared/form/index.ts';
import { PictureField, unfinishedPicture, usePicture } from '../../../shared/image-upload/index.ts';
import { changedFields } from '../../../shared/menu-rules/index.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import {
  categoryDraftOf,
  categoryRules,
  categoryValuesOf,
  longestDescription,
  newCategoryValues,
  type CategoryValues,
} from '../model/category-values.ts';
import { KindPicker } from './KindPicker.tsx';

/** Props of `CategoryForm`. */
export interface CategoryFormProps {
  /** The category as loaded; null makes a new one. */
  category: Category | null;
  isReadOnly?: boolean;
  /** Stores a new category and goes on. */
  onCreate?: (draft: CategoryDraft) => Promise<unknown>;
  /** Stores what was changed and answers the category as it is now. */
  onUpdate?: (version: number, patch: CategoryPatch) => Promise<Category>;
}

/** Creates or changes a category; what is typed survives every refusal. */
export function CategoryForm({ category, isReadOnly = false, onCreate, onUpdate }: CategoryFormProps) {
  const { t } = useMessages('categories');
  const edited = useEditedEntity(category);
  const form = useEntityForm<CategoryValues>({
    defaultValues: edited.began ? categoryValuesOf(edited.began) : newCategoryValues(),
    rules: categoryRules,
    pointers: { '/imageId': 'picture' },
    save: async (values) => {
      if (picture.isUnfinished) throw unfinishedPicture(picture.progress === null);
      const draft = categoryDraftOf(values, await picture.storedId(values.picture));
      if (!edited.began) return onCreate?.(draft);
      const began = categoryDraftOf(categoryValuesOf(edited.began), edited.began.image?.id ?? null);
      const patch = changedFields(began, draft);
      const saved =
        Object.keys(patch).length > 0 ? await onUpdate?.(edited.currentVersion(), patch) : edited.began;
      if (saved) edited.startFrom({ ...saved });
      return saved;
    },
  });
  const picture = usePicture(form.methods.watch('picture'), (value) =>
    form.methods.setValue('picture', value, { shouldDirty: true }),
  );
  useFreshValues(form, edited, category, categoryValuesOf);
  const conflict = useConflict(form.problem);
  const theirs = conflict.current as Category | null;
  const sections = [
    { id: 'basics', label: t('form.basics') },
    { id: 'picture', label: t('form.picture') },
    { id: 'visibility', label: t('form.visibility') },
  ];

  return (
    <EntityForm form={form} label={category?.name ?? t('form.newTitle')}>
      <FormLayout sections={sections}>
        {isReadOnly && <Banner>{t('form.readOnly')}</Banner>}
        <FormProblem form={form} />
        <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
          <Field form={form} name="name">
            {(field) => (
              <TextField {...field} label={t('form.name')} isReadOnly={isReadOnly} autoComplete="off" />
            )}
          </Field>
          <Field form={form} name="kind">
            {({ value, onChange }) => <KindPicker {...{ value, onChange, isReadOnly }} />}
          </Field>
          <Field form={form} name="description">
            {(field) => (
              <TextArea
                {...field}
                label={t('form.description')}
                description={t('form.descriptionText')}
                maxLength={longestDescription}
                showsCount
                isReadOnly={isReadOnly}
              />
            )}
          </Field>
        </FormCard>
        <FormCard id="picture" title={t('form.picture')} description={t('form.pictureText')}>
          <Field form={form} name="picture">
            {({ value, onChange, errorMessage }) => (
              <PictureField {...{ picture, value, onChange, errorMessage, isReadOnly }} />
            )}
          </Field>
        </FormCard>
        <FormCard id="visibility" title={t('form.visibility')} description={t('form.visibilityText')}>
          <Field form={form} name="isActive">
            {({ value, onChange }) => (
              <Switch isSelected={value} onChange={onChange} isReadOnly={isReadOnly}>
                {t('form.active')}
              </Switch>
            )}
          </Field>
        </FormCard>
        <FormSaveBar form={form} {...(!category && { saveLabel: t('form.create') })} />
      </FormLayout>
      <ConflictDialog
        name={category?.name ?? ''}
        isOpen={conflict.isOpen}
        onOpenChange={conflict.close}
        onKeepMine={() => {
          if (theirs) edited.replaceVersion(theirs.version);
          form.submit();
        }}
        onLoadTheirs={() => {
          if (theirs) edited.startFrom(theirs);
          form.discard();
        }}
      />
    </EntityForm>
  );
}
