import { FormCard, TextField, type Currency } from '@cardamom/ui';
import type { ModifierGroup, ModifierGroupDraft, ModifierGroupPatch } from '@cardamom/api-types';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { ActiveCard, EntityEditor, NameField, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, type FormFields } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { modifierGroupRules } from '../model/modifier-group-rules.ts';
import {
  modifierGroupDraftOf,
  modifierGroupValuesOf,
  newModifierGroupValues,
  shownOptions,
  type ModifierGroupValues,
} from '../model/modifier-group-values.ts';
import { ChoiceWarnings } from './ChoiceWarnings.tsx';
import { OptionsField } from './OptionsField.tsx';
import { RuleCard } from './RuleCard.tsx';
import { UsedBy } from './UsedBy.tsx';

const nothing: readonly never[] = [];

/** Props of parts of the form. */
interface FieldsProps {
  form: FormFields<ModifierGroupValues>;
  isReadOnly: boolean;
}

/** Props of `ModifierGroupForm`. */
export interface ModifierGroupFormProps {
  /** The modifier group as loaded; null makes a new one. */
  group: ModifierGroup | null;
  /** ISO 4217 code of the prices. */
  currency: Currency;
  isReadOnly?: boolean;
  /** Stores a new modifier group. */
  onCreate?: (draft: ModifierGroupDraft) => Promise<ModifierGroup>;
  /** Goes on from it. */
  onCreated?: (created: ModifierGroup) => unknown;
  /** Stores what was changed and returns the modifier group as it is now. */
  onUpdate?: (version: number, patch: ModifierGroupPatch) => Promise<ModifierGroup>;
}

/** Creates or changes a modifier group; the sentence guests read is always on view. */
export function ModifierGroupForm({
  group,
  currency,
  isReadOnly = false,
  onCreate,
  onCreated,
  onUpdate,
}: ModifierGroupFormProps) {
  const { t } = useMessages('modifiers');
  const editing = useEntityEditing({
    entity: group,
    newValues: newModifierGroupValues(),
    valuesOf: modifierGroupValuesOf,
    rules: modifierGroupRules,
    shows: { options: (options) => ['options', shownOptions(options)] },
    isReadOnly,
    draftOf: (values: ModifierGroupValues, replaced: ModifierGroup | null) =>
      modifierGroupDraftOf(values, replaced),
    onCreate,
    onCreated,
    onUpdate,
  });
  const { fields } = editing;
  const stored = group?.options ?? nothing;
  const ids = ['basics', 'rule', 'options', ...(group ? ['usage' as const] : []), 'visibility'] as const;

  return (
    <EntityEditor
      words="modifiers"
      name={group?.name ?? null}
      sections={ids.map((id) => ({ id, label: t(`form.${id}`) }))}
      {...{ editing, isReadOnly }}
    >
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <NameField
          label={t('form.name')}
          description={t('form.nameText')}
          form={fields}
          isReadOnly={isReadOnly}
        />
        <GuestNameField form={fields} isReadOnly={isReadOnly} />
      </FormCard>
      <RuleCard form={fields} isReadOnly={isReadOnly} />
      <OptionsCard form={fields} {...{ stored, currency, isReadOnly }} />
      {group && (
        <FormCard id="usage" title={t('form.usage')}>
          <UsedBy group={group} />
        </FormCard>
      )}
      <ActiveCard words="modifiers" form={fields} isReadOnly={isReadOnly} />
    </EntityEditor>
  );
}

/** How guests know it, where that is another name. */
const GuestNameField = memo(function GuestNameField({ form, isReadOnly }: FieldsProps) {
  const { t } = useMessages('modifiers');
  return (
    <Field form={form} name="guestName">
      {(field) => (
        <TextField
          {...field}
          label={t('form.guestName')}
          description={t('form.guestNameText')}
          isReadOnly={isReadOnly}
          autoComplete="off"
        />
      )}
    </Field>
  );
});

interface OptionsCardProps extends FieldsProps {
  stored: readonly ModifierGroup['options'][number][];
  currency: Currency;
}

/** What can be chosen. */
const OptionsCard = memo(function OptionsCard({ form, stored, currency, isReadOnly }: OptionsCardProps) {
  const { t } = useMessages('modifiers');
  return (
    <FormCard id="options" title={t('form.options')} description={t('form.optionsText')}>
      <Field form={form} name="options">
        {({ value, onChange, onBlur, errorMessage }) => (
          <OptionsField {...{ value, onChange, onBlur, errorMessage, stored, currency, isReadOnly }} />
        )}
      </Field>
      <TypedWarnings {...{ form, stored }} />
    </FormCard>
  );
});

type TypedWarningsProps = Pick<OptionsCardProps, 'form' | 'stored'>;

/** What of the choice as it is typed guests could not make. */
function TypedWarnings({ form, stored }: TypedWarningsProps) {
  const [minimum, options] = useWatch({ control: form.control, name: ['minimum', 'options'] });
  return (
    <ChoiceWarnings
      minimum={typeof minimum === 'number' ? minimum : 0}
      options={options.map(({ id, allergens }) => ({
        allergens,
        availability: stored.find((option) => option.id === id)?.availability ?? {
          state: 'AVAILABLE',
          until: null,
        },
      }))}
    />
  );
}
