import { Columns, FormCard, PhoneField, PortraitField, TextField } from '@cardamom/ui';
import { phoneCountries } from '@cardamom/api-types/phone-countries';
import { memo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Field, type FormFields } from '#shared/form/index.ts';
import type { PictureAtWork } from '#shared/image-upload/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { StaffValues } from '../model/staff-values.ts';

/** Props of `PersonCard`. */
export interface PersonCardProps {
  form: FormFields<StaffValues>;
  picture: PictureAtWork;
  isReadOnly: boolean;
}

/** Who somebody is. */
export function PersonCard({ form, picture, isReadOnly }: PersonCardProps) {
  const { t } = useMessages('staff');
  return (
    <FormCard id="person" title={t('form.person')} description={t('form.personText')}>
      <Portrait {...{ form, picture, isReadOnly }} />
      <PersonFields {...{ form, isReadOnly }} />
    </FormCard>
  );
}

const PersonFields = memo(function PersonFields({ form, isReadOnly }: Omit<PersonCardProps, 'picture'>) {
  const { t } = useMessages('staff');
  return (
    <>
      <Columns>
        <Field form={form} name="name">
          {(field) => (
            <TextField {...field} label={t('form.name')} isReadOnly={isReadOnly} autoComplete="off" />
          )}
        </Field>
        <Field form={form} name="lastName">
          {(field) => (
            <TextField {...field} label={t('form.lastName')} isReadOnly={isReadOnly} autoComplete="off" />
          )}
        </Field>
      </Columns>
      <Columns>
        <Field form={form} name="position">
          {(field) => (
            <TextField
              {...field}
              label={t('form.position')}
              placeholder={t('form.positionText')}
              isReadOnly={isReadOnly}
              autoComplete="off"
            />
          )}
        </Field>
        <Field form={form} name="phone">
          {({ value, onChange, ...field }) => (
            <PhoneField
              {...field}
              label={t('form.phone')}
              prefixLabel={t('form.phonePrefix')}
              searchLabel={t('form.phoneSearch')}
              emptyMessage={t('form.phoneNone')}
              countries={phoneCountries}
              value={value}
              onChange={(phone) => onChange({ ...phone, unread: '' })}
              onInvalid={(unread) => onChange({ ...value, unread })}
              isReadOnly={isReadOnly}
            />
          )}
        </Field>
      </Columns>
    </>
  );
});

/** Their picture, or the first letters of the name as it is typed. */
function Portrait({ form, picture, isReadOnly }: PersonCardProps) {
  const { t } = useMessages('staff');
  const [name, lastName] = useWatch({ control: form.control, name: ['name', 'lastName'] });
  const { errors } = useFormState({ control: form.control, name: 'picture' });
  return (
    <PortraitField
      name={`${name} ${lastName}`.trim()}
      src={picture.shown?.url}
      onSelectFile={picture.select}
      onRemove={picture.remove}
      onRetry={picture.retry}
      isPending={picture.progress !== null}
      errorMessage={picture.problem ?? errors.picture?.message}
      description={t('form.pictureText')}
      isReadOnly={isReadOnly}
    />
  );
}
