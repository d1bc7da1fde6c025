import type { Currency } from '@cardamom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Item, ItemDraft, ItemPatch, ModifierGroup } from '@cardamom/api-types';
import { useRef } from 'react';
import { ActiveCard, EntityEditor, useEntityEditing } from '#shared/entity-page/index.ts';
import { unfinishedPicture, usePicture } from '#shared/image-upload/index.ts';
import { shownItemFields } from '../model/item-fields.ts';
import { itemRules } from '../model/item-rules.ts';
import { itemDraftOf, itemValuesOf, newItemValues, type ItemValues } from '../model/item-values.ts';
import { AfterSaving } from './AfterSaving.tsx';
import { BasicsCard, type CategoryOption } from './BasicsCard.tsx';
import { FoodCards } from './FoodCards.tsx';
import { ItemOnStage } from './ItemOnStage.tsx';
import { ModifiersCard } from './ModifiersCard.tsx';
import { PriceCard } from './PriceCard.tsx';
import { StatusStrip } from './StatusStrip.tsx';

const none: readonly never[] = [];

/** Props of `ItemForm`. */
export interface ItemFormProps {
  /** The item as loaded; null makes a new one. */
  item: Item | null;
  categories: readonly CategoryOption[];
  /** Every modifier group the restaurant has; the form does not wait for them. */
  groups: UseQueryResult<ModifierGroup[]>;
  /** ISO 4217 code of the prices. */
  currency: Currency;
  isReadOnly?: boolean;
  /** Stores a new item. */
  onCreate?: (draft: ItemDraft) => Promise<Item>;
  /** Goes on from it; `addsAnother` when another one is to follow. */
  onCreated?: (created: Item, addsAnother: boolean) => unknown;
  /** Stores what was changed and returns the item as it is now; goes on to a new one when that is to follow. */
  onUpdate?: (version: number, patch: ItemPatch) => Promise<Item>;
  /** Goes on from a changed one to a new one. */
  onAddAnother?: () => void;
}

/** Creates or changes an item; what is typed survives every refusal. */
export function ItemForm({
  item,
  categories,
  groups,
  currency,
  isReadOnly = false,
  onCreate,
  onCreated,
  onUpdate,
  onAddAnother,
}: ItemFormProps) {
  const goesOn = useRef(false);
  const editing = useEntityEditing({
    entity: item,
    newValues: newItemValues(onlyOne(categories)),
    valuesOf: itemValuesOf,
    rules: itemRules,
    pointers: { '/imageId': 'picture' },
    shows: shownItemFields(categories, groups.data ?? item?.modifierGroups ?? []),
    isReadOnly,
    draftOf: async (values: ItemValues, replaced: Item | null) => {
      if (picture.isUnfinished) throw unfinishedPicture(picture.progress === null);
      return itemDraftOf(values, await picture.storedId(values.picture), replaced);
    },
    beganDraftOf: (began: Item, replaced) =>
      itemDraftOf(itemValuesOf(began), picture.beganId(began.image), replaced),
    onCreate,
    onCreated: (created) => onCreated?.(created, goesOn.current),
    onUpdate,
  });
  const { form, fields } = editing;
  const picture = usePicture(form.methods.watch('picture'), (value) =>
    form.methods.setValue('picture', value, { shouldDirty: true }),
  );
  return (
    <EntityEditor
      words="items"
      name={item?.name ?? null}
      editing={editing}
      sections={[]}
      isReadOnly={isReadOnly}
      stage={<ItemOnStage {...{ form, item, categories }} groups={groups.data ?? none} />}
      {...(!isReadOnly && {
        onSaveAndAdd: () => {
          goesOn.current = true;
          form.submit();
        },
      })}
    >
      <AfterSaving form={form} goesOnRef={goesOn} onAddAnother={item ? onAddAnother : undefined} />
      {item && <StatusStrip item={item} />}
      <BasicsCard form={fields} {...{ categories, picture, isReadOnly }} />
      <PriceCard form={fields} {...{ currency, isReadOnly }} />
      <FoodCards form={fields} isReadOnly={isReadOnly} />
      <ModifiersCard form={fields} {...{ groups, isReadOnly }} />
      {item === null && <ActiveCard words="items" form={fields} isReadOnly={isReadOnly} />}
    </EntityEditor>
  );
}

/** The one category there is, chosen from the start; with several the person chooses. */
function onlyOne(categories: readonly CategoryOption[]): string[] {
  return categories.length === 1 ? categories.map(({ id }) => id) : [];
}
