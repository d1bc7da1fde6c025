import { Banner, Columns, FormCard, NumberField, TextField } from '@cardamom/ui';
import type { TableSection, TableSectionDraft, TableSectionPatch } from '@cardamom/api-types';
import type { EntityFormProps } from '#shared/entity/index.ts';
import { ActiveCard, EntityEditor, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, typedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import {
  limits,
  newSectionValues,
  retiredNumbers,
  sectionDraftOf,
  sectionRules,
  sectionValuesOf,
  shownSectionFields,
  type SectionValues,
} from '../model/section-values.ts';
import { TablesField } from './TablesField.tsx';

/** Creates or changes a section: how many tables stand in it, and what each of them is called. */
export function SectionForm({
  entity,
  isReadOnly,
  onCreate,
  onCreated,
  onUpdate,
}: EntityFormProps<TableSection, TableSectionDraft, TableSectionPatch>) {
  const { t } = useMessages('tables');
  const editing = useEntityEditing({
    entity,
    newValues: newSectionValues,
    valuesOf: sectionValuesOf,
    rules: sectionRules,
    pointers: {},
    shows: shownSectionFields,
    isReadOnly,
    draftOf: (values: SectionValues, replaced: TableSection | null) =>
      Promise.resolve(sectionDraftOf(values, replaced)),
    beganDraftOf: (began: TableSection) => sectionDraftOf(sectionValuesOf(began), began),
    onCreate,
    onCreated,
    onUpdate,
  });
  const { form } = editing;
  const [count, first] = form.methods.watch(['tableCount', 'firstNumber']);
  const retired = entity && retiredNumbers(entity, count);
  const ids = ['basics', ...(entity ? (['tables'] as const) : []), 'visibility'] as const;
  const sections = ids.map((id) => ({ id, label: t(`form.${id}`) }));

  return (
    <EntityEditor words="tables" name={entity?.name ?? null} {...{ editing, sections, isReadOnly }}>
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <Field form={form} name="name">
          {(field) => (
            <TextField
              {...field}
              label={t('form.name')}
              description={t('form.nameText')}
              isReadOnly={isReadOnly}
              autoComplete="off"
            />
          )}
        </Field>
        <Columns columnWidth="narrow">
          <Field form={form} name="tableCount">
            {({ value, onChange, ...field }) => (
              <NumberField
                {...field}
                {...typedNumber(value, onChange)}
                label={t('form.tableCount')}
                minValue={1}
                maxValue={limits.tableCount}
                step={1}
                isRequired
                isReadOnly={isReadOnly}
              />
            )}
          </Field>
          <Field form={form} name="firstNumber">
            {({ value, onChange, ...field }) => (
              <NumberField
                {...field}
                {...typedNumber(value, onChange)}
                label={t('form.firstNumber')}
                description={entity ? undefined : t('form.firstNumberText')}
                isReadOnly={isReadOnly}
              />
            )}
          </Field>
          {!entity && (
            <Field form={form} name="seatsEach">
              {({ value, onChange, ...field }) => (
                <NumberField {...field} {...typedNumber(value, onChange)} label={t('form.seatsEach')} />
              )}
            </Field>
          )}
        </Columns>
        {retired && (
          <Banner tone="warning" isLive>
            {retired.from === retired.to
              ? t('form.retiresOne', { number: retired.from })
              : t('form.retires', retired)}
          </Banner>
        )}
      </FormCard>
      {entity && (
        <FormCard id="tables" title={t('form.tables')} description={t('form.tablesText')}>
          <Field form={form} name="tables">
            {({ value, onChange }) => (
              <TablesField section={entity} {...{ value, onChange, count, first, isReadOnly }} />
            )}
          </Field>
        </FormCard>
      )}
      <ActiveCard words="tables" {...{ form, isReadOnly }} />
    </EntityEditor>
  );
}
