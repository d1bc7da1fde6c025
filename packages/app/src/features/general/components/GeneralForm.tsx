import type { Restaurant, RestaurantPatch } from '@cardamom/api-types';
import { Columns, FormCard } from '@cardamom/ui';
import { flushSync } from 'react-dom';
import { EditorFrame, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field } from '#shared/form/index.ts';
import { PictureField, unfinishedPicture, usePicture } from '#shared/image-upload/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import {
  generalRules,
  generalValuesOf,
  restaurantPatchOf,
  shownGeneralFields,
  type GeneralValues,
} from '../model/general-values.ts';
import { ownPrefix } from '../model/own-prefix.ts';
import { AddressCard } from './AddressCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { GeneralStage } from './GeneralStage.tsx';
import { HoursCard } from './HoursCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { ReachCard } from './ReachCard.tsx';
import { RestaurantCard } from './RestaurantCard.tsx';

/** Props of `GeneralForm`. */
export interface GeneralFormProps {
  restaurant: Restaurant;
  /** Stores what was changed and returns the restaurant as it is now. */
  onUpdate: (version: number, patch: RestaurantPatch) => Promise<Restaurant>;
}

const valuesOf = (restaurant: Restaurant) => generalValuesOf(restaurant, ownPrefix());

/** Everything a restaurant says of itself but its name, which stays. */
export function GeneralForm({ restaurant, onUpdate }: GeneralFormProps) {
  const { t } = useMessages('general');
  const editing = useEntityEditing({
    entity: restaurant,
    newValues: valuesOf(restaurant),
    valuesOf,
    rules: generalRules,
    pointers: { '/logoId': 'logo', '/photoId': 'photo', '/openingHours': 'days' },
    shows: shownGeneralFields,
    draftOf: async (values: GeneralValues) => {
      for (const picture of [logo, photo])
        if (picture.isUnfinished) throw unfinishedPicture(picture.progress === null);
      return restaurantPatchOf(values, {
        logoId: await logo.storedId(values.logo),
        photoId: await photo.storedId(values.photo),
      });
    },
    beganDraftOf: (began: Restaurant) =>
      restaurantPatchOf(valuesOf(began), {
        logoId: logo.beganId(began.logo),
        photoId: photo.beganId(began.photo),
      }),
    onUpdate,
  });
  const { form, fields } = editing;
  const logo = usePicture(form.methods.watch('logo'), (value) =>
    form.methods.setValue('logo', value, { shouldDirty: true }),
  );
  const photo = usePicture(form.methods.watch('photo'), (value) =>
    form.methods.setValue('photo', value, { shouldDirty: true }),
  );

  return (
    <EditorFrame
      label={t('title')}
      readOnlyText={null}
      editing={editing}
      sections={[]}
      stage={<GeneralStage form={form} />}
    >
      <RestaurantCard form={fields} restaurant={restaurant} />
      <FormCard id="pictures" title={t('form.pictures')} description={t('form.picturesText')}>
        <Columns>
          <Field form={form} name="logo">
            {({ value, onChange, errorMessage }) => (
              <PictureField
                isLogo
                isCompact
                label={t('form.logo')}
                picture={logo}
                {...{ value, onChange, errorMessage }}
              />
            )}
          </Field>
          <Field form={form} name="photo">
            {({ value, onChange, errorMessage }) => (
              <PictureField
                isCompact
                label={t('form.photo')}
                picture={photo}
                {...{ value, onChange, errorMessage }}
              />
            )}
          </Field>
        </Columns>
      </FormCard>
      <AddressCard form={fields} restaurant={restaurant} />
      <ReachCard form={fields} />
      <HoursCard form={fields} />
      <MoneyCard form={fields} restaurant={restaurant} />
      {/* Drawn at once, so that the page is not held back by what is unsaved. */}
      <DeletionCard onDeleted={() => flushSync(editing.abandon)} />
    </EditorFrame>
  );
}
