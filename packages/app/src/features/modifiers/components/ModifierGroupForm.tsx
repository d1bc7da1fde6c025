import { FormCard, TextField, type Currency } from '@cardamom/ui';
import type { ModifierGroup, ModifierGroupDraft, ModifierGroupPatch } from '@cardamom/api-types';
import { useWatch } from 'react-hook-form';
import { ActiveCard, EntityEditor, NameField, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, type EntityFormState } from '#shared/form/index.ts';
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
  const { form, fields } = editing;
  const stored = group?.options ?? [];
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
      </FormCard>
      <RuleCard {...{ form, isReadOnly }} />
      <FormCard id="options" title={t('form.options')} description={t('form.optionsText')}>
        <Field form={form} name="options">
          {({ value, onChange, onBlur, errorMessage }) => (
            <OptionsField {...{ value, onChange, onBlur, errorMessage, stored, currency, isReadOnly }} />
          )}
        </Field>
        <TypedWarnings {...{ form, stored }} />
      </FormCard>
      {group && (
        <FormCard id="usage" title={t('form.usage')}>
          <UsedBy group={group} />
        </FormCard>
      )}
      <ActiveCard words="modifiers" form={fields} isReadOnly={isReadOnly} />
    </EntityEditor>
  );
}

interface TypedWarningsProps {
  form: EntityFormState<ModifierGroupValues>;
  stored: ModifierGroup['options'];
}

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
