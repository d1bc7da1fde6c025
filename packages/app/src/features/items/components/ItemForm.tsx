import { Banner, Button, FormLayout } from '@cardamom/ui';
import type { Item, ItemDraft, ItemPatch } from '@cardamom/api-types';
import { useRef } from 'react';
import {
  ConflictDialog,
  useConflict,
  useEditedEntity,
  useFreshValues,
} from '../../../shared/conflict/index.ts';
import { EntityForm, FormProblem, FormSaveBar, useEntityForm } from '../../../shared/form/index.ts';
import { unfinishedPicture, usePicture } from '../../../shared/image-upload/index.ts';
import { changedFields } from '../../../shared/menu-rules/index.ts';
import { useMessages } from '../../../shared/messages/index.ts';
import { itemRules } from '../model/item-rules.ts';
import { itemDraftOf, itemValuesOf, newItemValues, type ItemValues } from '../model/item-values.ts';
import { BasicsCard, type CategoryOption } from './BasicsCard.tsx';
import { FoodCards } from './FoodCards.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Props of `ItemForm`. */
export interface ItemFormProps {
  /** The item as loaded; null makes a new one. */
  item: Item | null;
  categories: readonly CategoryOption[];
  /** ISO 4217 code of the prices. */
  currency: string;
  isReadOnly?: boolean;
  /** Stores a new item; `goesOn` when another one is to follow. */
  onCreate?: (draft: ItemDraft, goesOn: boolean) => Promise<unknown>;
  /** Stores what was changed and answers the item as it is now. */
  onUpdate?: (version: number, patch: ItemPatch) => Promise<Item>;
}

/** Creates or changes an item; what is typed survives every refusal. */
export function ItemForm({
  item,
  categories,
  currency,
  isReadOnly = false,
  onCreate,
  onUpdate,
}: ItemFormProps) {
  const { t } = useMessages('items');
  const edited = useEditedEntity(item);
  const goesOn = useRef(false);
  const form = useEntityForm<ItemValues>({
    defaultValues: edited.began ? itemValuesOf(edited.began) : newItemValues(onlyOne(categories)),
    rules: itemRules,
    pointers: { '/imageId': 'picture' },
    save: async (values) => {
      if (picture.isUnfinished) throw unfinishedPicture(picture.progress === null);
      const draft = itemDraftOf(values, await picture.storedId(values.picture));
      if (!edited.began) return onCreate?.(draft, goesOn.current);
      const began = itemDraftOf(itemValuesOf(edited.began), edited.began.image?.id ?? null);
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
  useFreshValues(form, edited, item, itemValuesOf);
  const conflict = useConflict(form.problem);
  const theirs = conflict.current as Item | null;
  const sections = (
    ['basics', 'picture', 'ingredients', 'allergens', 'nutrition', 'visibility'] as const
  ).map((id) => ({
    id,
    label: t(`form.${id}`),
  }));
  const submit = (addsAnother: boolean) => {
    goesOn.current = addsAnother;
    form.submit();
  };

  return (
    <EntityForm form={form} label={item?.name ?? t('form.newTitle')}>
      <FormLayout sections={sections}>
        {isReadOnly && <Banner>{t('form.readOnly')}</Banner>}
        <FormProblem form={form} />
        <BasicsCard {...{ form, categories, currency, isReadOnly }} />
        <PictureCard {...{ form, picture, isReadOnly }} />
        <FoodCards {...{ form, isReadOnly }} />
        {!item && (
          <Button isDisabled={form.isSaving} onPress={() => submit(true)}>
            {t('form.createAndAddAnother')}
          </Button>
        )}
        <FormSaveBar form={form} {...(!item && { saveLabel: t('form.create') })} />
      </FormLayout>
      <ConflictDialog
        name={item?.name ?? ''}
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

/** The one category there is, chosen from the start; with several the person chooses. */
function onlyOne(categories: readonly CategoryOption[]): string[] {
  return categories.length === 1 ? categories.map(({ id }) => id) : [];
}
