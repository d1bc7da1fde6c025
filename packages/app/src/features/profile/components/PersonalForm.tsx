import type { StaffProfile } from '@cardamom/api-types';
import { phoneCountries } from '@cardamom/api-types/phone-countries';
import { Columns, FormCard, PhoneField, TextField, toast } from '@cardamom/ui';
import { useState, type ReactNode } from 'react';
import { labelOfShown } from '#shared/conflict/index.ts';
import { EditingDraft, LostRace, useEntityEditing } from '#shared/entity-page/index.ts';
import { EntityForm, Field, FormSaveBar } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useUpdateProfile } from '../api/profile.ts';
import { likelyPrefix } from '../model/likely-prefix.ts';
import {
  personalPatchOf,
  personalRules,
  personalValuesOf,
  shownPersonalFields,
  type PersonalValues,
} from '../model/personal-values.ts';

/** Props of `PersonalForm`. */
export interface PersonalFormProps {
  profile: StaffProfile;
  /** Cards that save by themselves, between the form and its save bar. */
  children: ReactNode;
}

/** One's own name and phone number. What is typed outlives its session, and nothing that others saved is overwritten unasked. */
export function PersonalForm({ profile, children }: PersonalFormProps) {
  const { t } = useMessages('profile');
  const { t: common } = useMessages('common');
  const [prefix] = useState(() => likelyPrefix(navigator.language));
  const update = useUpdateProfile();
  const valuesOf = (entity: StaffProfile) => personalValuesOf(entity, prefix);
  const editing = useEntityEditing({
    entity: profile,
    newValues: valuesOf(profile),
    valuesOf,
    rules: personalRules,
    shows: shownPersonalFields,
    draftOf: (values: PersonalValues) => personalPatchOf(values),
    onUpdate: async (version, patch) => {
      const saved = await update.mutateAsync({ version, patch });
      toast(t('personal.saved'));
      return saved;
    },
  });
  const { form, watch, shows, abandon } = editing;

  return (
    <>
      <EditingDraft editing={editing} />
      <EntityForm form={form} label={t('personal.form')} onAbandon={abandon}>
        {watch}
        <FormCard id="personal" title={t('personal.title')} description={t('personal.text')}>
          <Columns>
            <Field form={form} name="name">
              {(field) => <TextField {...field} label={t('personal.name')} autoComplete="given-name" />}
            </Field>
            <Field form={form} name="lastName">
              {(field) => <TextField {...field} label={t('personal.lastName')} autoComplete="family-name" />}
            </Field>
          </Columns>
          <Field form={form} name="phone">
            {({ value, onChange, ...field }) => (
              <PhoneField
                {...field}
                label={t('personal.phone')}
                value={value}
                onChange={(phone) => onChange({ ...phone, unread: '' })}
                onInvalid={(unread) => onChange({ ...value, unread })}
                countries={phoneCountries}
              />
            )}
          </Field>
          <TextField
            label={t('personal.position')}
            description={t('personal.positionHelp')}
            value={profile.position || t('personal.none')}
            onChange={() => undefined}
            isReadOnly
          />
        </FormCard>
        {/* Its save bar stands further down; Enter needs a button in the form. */}
        <button type="submit" hidden>
          {common('actions.save')}
        </button>
      </EntityForm>
      {children}
      <FormSaveBar
        form={form}
        labelOf={(name) => labelOfShown(shows, name, form.methods.getValues(name))}
        onSave={() => form.submit()}
      />
      <LostRace editing={editing} name={profile.name} />
    </>
  );
}
