import { MultiSelect, Stack, TextArea } from '@cardamom/ui';
import { memo } from 'react';
import { DescriptionField, NameField } from '#shared/entity-page/index.ts';
import { Field, type FormFields } from '#shared/form/index.ts';
import { PictureAltText, PictureField, type PictureAtWork } from '#shared/image-upload/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { longestDescription, longestStory } from '../model/item-rules.ts';
import type { ItemValues } from '../model/item-values.ts';
import { Beside, Part } from './BasicsCard.styles.ts';

/** A category an item can be given. */
export interface CategoryOption {
  id: string;
  label: string;
}

/** Props of `BasicsCard`. */
export interface BasicsCardProps {
  form: FormFields<ItemValues>;
  categories: readonly CategoryOption[];
  picture: PictureAtWork;
  isReadOnly: boolean;
}

type PartProps = Pick<BasicsCardProps, 'form' | 'isReadOnly'>;

const CategoriesField = memo(function CategoriesField({
  form,
  categories,
  isReadOnly,
}: PartProps & Pick<BasicsCardProps, 'categories'>) {
  const { t } = useMessages('items');
  return (
    <Field form={form} name="categoryIds">
      {(field) => (
        <MultiSelect
          {...field}
          label={t('form.category')}
          options={categories}
          placeholder={t('form.chooseCategory')}
          noMatchMessage={t('form.noCategoryMatches')}
          isReadOnly={isReadOnly}
        />
      )}
    </Field>
  );
});

const StoryField = memo(function StoryField({ form, isReadOnly }: PartProps) {
  const { t } = useMessages('items');
  return (
    <Field form={form} name="story">
      {(field) => (
        <TextArea
          {...field}
          label={t('form.story')}
          description={t('form.storyText')}
          maxLength={longestStory}
          showsCount
          rows={2}
          isReadOnly={isReadOnly}
        />
      )}
    </Field>
  );
});

/** Picture beside name and categories, description and story below. */
export function BasicsCard({ form, categories, picture, isReadOnly }: BasicsCardProps) {
  const { t } = useMessages('items');
  return (
    <Part id="basics" aria-label={t('form.basics')}>
      <Beside $columns="225px minmax(0, 1fr)">
        <div id="picture">
          <Field form={form} name="picture">
            {({ value, onChange, errorMessage }) => (
              <PictureField
                isCompact
                hasAltText={false}
                {...{ picture, value, onChange, errorMessage, isReadOnly }}
              />
            )}
          </Field>
        </div>
        <Stack gap={4}>
          <NameField label={t('form.name')} {...{ form, isReadOnly }} />
          <CategoriesField {...{ form, categories, isReadOnly }} />
          <PictureAltText
            {...{ picture, isReadOnly }}
            value={form.methods.watch('picture')}
            onChange={(value) => form.methods.setValue('picture', value, { shouldDirty: true })}
          />
        </Stack>
      </Beside>
      <DescriptionField words="items" maxLength={longestDescription} rows={2} {...{ form, isReadOnly }} />
      <StoryField {...{ form, isReadOnly }} />
    </Part>
  );
}
