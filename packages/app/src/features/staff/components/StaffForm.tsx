import { Columns, FormCard, RadioGroup, Select } from '@cardamom/ui';
import { languages, themes, type StaffMemberDraft, type StaffMemberPatch } from '@cardamom/api-types';
import { memo } from 'react';
import type { EntityFormProps } from '#shared/entity/index.ts';
import { EntityEditor, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, type FormFields } from '#shared/form/index.ts';
import { unfinishedPicture, usePicture } from '#shared/image-upload/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { Person } from '../model/person.ts';
import {
  newStaffValues,
  shownStaffFields,
  staffDraftOf,
  staffPatchOf,
  staffRules,
  staffValuesOf,
  type StaffValues,
} from '../model/staff-values.ts';
import { useTellInvitation } from './fresh-link.ts';
import { PermissionsCard } from './PermissionsCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { SignInCard } from './SignInCard.tsx';
import { StaffStage } from './StaffStage.tsx';
import { StatusField } from './StatusField.tsx';

/** What is sent: an edit names neither e-mail nor password. */
const bodyOf = (values: StaffValues, pictureId: string | null, isNew: boolean) =>
  (isNew ? staffDraftOf(values, pictureId) : staffPatchOf(values, pictureId)) as StaffMemberDraft;

/** In which language and light somebody works. */
const PreferencesCard = memo(function PreferencesCard({
  form,
  isReadOnly,
}: {
  form: FormFields<StaffValues>;
  isReadOnly: boolean;
}) {
  const { t } = useMessages('staff');
  return (
    <FormCard id="preferences" title={t('form.preferences')} description={t('form.preferencesText')}>
      <Columns>
        <Field form={form} name="defaultLanguage">
          {({ value, onChange, errorMessage }) => (
            <Select
              label={t('form.language')}
              options={languages.map((id) => ({ id, label: t(`form.languageOption.${id}`) }))}
              value={value}
              onChange={(id) => id !== null && onChange(id)}
              {...{ errorMessage, isReadOnly }}
            />
          )}
        </Field>
        <Field form={form} name="theme">
          {({ value, onChange }) => (
            <RadioGroup
              label={t('form.theme')}
              options={themes.map((id) => ({ id, label: t(`form.themeOption.${id}`) }))}
              value={value}
              onChange={onChange}
              isReadOnly={isReadOnly}
            />
          )}
        </Field>
      </Columns>
    </FormCard>
  );
});

const nothing: readonly never[] = [];

/** Props of `StaffForm`. */
export interface StaffFormProps extends EntityFormProps<Person, StaffMemberDraft, StaffMemberPatch> {
  /** The PIN of somebody new. */
  freePin: string;
  /** Of a phone number still to be typed. */
  prefix: string;
}

/** Adds or changes a person: who they are, how they sign in, what they may do. */
export function StaffForm({
  entity,
  access,
  isReadOnly: mayNotWrite,
  onCreate,
  onCreated,
  onUpdate,
  freePin,
  prefix,
}: StaffFormProps) {
  const { t } = useMessages('staff');
  const tell = useTellInvitation();
  const isOwner = entity?.isOwner === true;
  const isOthersOwner = isOwner && entity.id !== access.staffId;
  const isReadOnly = mayNotWrite || isOthersOwner;
  const valuesOf = (person: Person) => staffValuesOf(person, prefix);
  const editing = useEntityEditing({
    entity,
    newValues: newStaffValues(freePin, prefix),
    valuesOf,
    rules: staffRules,
    pointers: { '/pictureId': 'picture' },
    shows: shownStaffFields,
    secrets: ['pin', 'password'],
    isReadOnly,
    draftOf: async (values: StaffValues, replaced: Person | null) => {
      if (picture.isUnfinished) throw unfinishedPicture(picture.progress === null);
      return bodyOf(values, await picture.storedId(values.picture), replaced === null);
    },
    beganDraftOf: (began: Person) => bodyOf(valuesOf(began), picture.beganId(began.picture), false),
    onCreate,
    onCreated: async (created) => {
      await onCreated?.(created);
      tell(created);
    },
    onUpdate,
  });
  const { form, fields } = editing;
  const picture = usePicture(form.methods.watch('picture'), (value) =>
    form.methods.setValue('picture', value, { shouldDirty: true }),
  );
  return (
    <EntityEditor
      words="staff"
      name={entity?.name ?? null}
      {...{ editing, isReadOnly }}
      sections={[]}
      stage={<StaffStage {...{ form, isOwner }} />}
      readOnlyReason={isOthersOwner && !mayNotWrite ? t('form.readOnlyOwner') : undefined}
    >
      {entity && <StatusField form={fields} {...{ isOwner, isReadOnly }} />}
      <PersonCard form={fields} {...{ picture, isReadOnly }} />
      <SignInCard form={fields} {...{ entity, isReadOnly }} timeZone={access.timeZone} />
      <PermissionsCard
        form={fields}
        {...{ isOwner, isReadOnly }}
        had={entity?.permissions ?? nothing}
        held={access.permissions}
      />
      <PreferencesCard {...{ isReadOnly }} form={fields} />
    </EntityEditor>
  );
}
