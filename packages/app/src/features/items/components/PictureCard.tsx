import { FormCard } from '@cardamom/ui';
import { Field, type EntityFormState } from '#shared/form/index.ts';
import { PictureField, type PictureAtWork } from '#shared/image-upload/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { ItemValues } from '../model/item-values.ts';

/** Props of `PictureCard`. */
export interface PictureCardProps {
  form: EntityFormState<ItemValues>;
  picture: PictureAtWork;
  isReadOnly: boolean;
}

/** The item's picture with its alternative text. */
export function PictureCard({ form, picture, isReadOnly }: PictureCardProps) {
  const { t } = useMessages('items');
  return (
    <FormCard id="picture" title={t('form.picture')} description={t('form.pictureText')}>
      <Field form={form} name="picture">
        {({ value, onChange, errorMessage }) => (
          <PictureField {...{ picture, value, onChange, errorMessage, isReadOnly }} />
        )}
      </Field>
    </FormCard>
  );
}
