import { Banner, Columns, FormCard, NumberField } from '@cardamom/ui';
import type { TableSection, TableSectionDraft, TableSectionPatch } from '@cardamom/api-types';
import { useWatch } from 'react-hook-form';
import type { EntityFormProps } from '#shared/entity/index.ts';
import { ActiveCard, EntityEditor, NameField, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, typedNumber, type EntityFormState } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { limits, retiredNumbers, sectionForm, type SectionValues } from '../model/section-form.ts';
import { TablesField, type TablesFieldProps } from './TablesField.tsx';

/** Creates or changes a section: how many tables stand in it, and what each of them is called. */
export function SectionForm(page: EntityFormProps<TableSection, TableSectionDraft, TableSectionPatch>) {
  const { entity, isReadOnly } = page;
  const { t } = useMessages('tables');
  const editing = useEntityEditing({ ...sectionForm, ...page });
  const { form, fields } = editing;
  const ids = ['basics', ...(entity ? (['tables'] as const) : []), 'visibility'] as const;
  const sections = ids.map((id) => ({ id, label: t(`form.${id}`) }));

  return (
    <EntityEditor words="tables" name={entity?.name ?? null} {...{ editing, sections, isReadOnly }}>
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <NameField
          label={t('form.name')}
          description={t('form.nameText')}
          form={fields}
          isReadOnly={isReadOnly}
        />
        <Columns columnWidth="narrow">
          <Field form={form} name="tableCount">
            {({ value, onChange, ...field }) => (
              <NumberField
                {...field}
                {...typedNumber(value, onChange)}
                label={t('form.tableCount')}
                description={entity ? undefined : t('form.tableCountText', { limit: limits.tableCount })}
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
                <NumberField
                  {...field}
                  {...typedNumber(value, onChange)}
                  label={t('form.seatsEach')}
                  description={t('form.seatsEachText')}
                />
              )}
            </Field>
          )}
        </Columns>
        {entity && <Retired {...{ form }} section={entity} />}
      </FormCard>
      {entity && (
        <FormCard id="tables" title={t('form.tables')} description={t('form.tablesText')}>
          <Field form={form} name="tables">
            {({ value, onChange }) => (
              <TypedTables section={entity} {...{ form, value, onChange, isReadOnly }} />
            )}
          </Field>
        </FormCard>
      )}
      <ActiveCard words="tables" form={fields} isReadOnly={isReadOnly} />
    </EntityEditor>
  );
}

interface OfSection {
  form: EntityFormState<SectionValues>;
  section: TableSection;
}

/** Which numbers go with as many tables as are typed. */
function Retired({ form, section }: OfSection) {
  const { t } = useMessages('tables');
  const retired = retiredNumbers(section, useWatch({ control: form.control, name: 'tableCount' }));
  if (retired === null) return null;
  return (
    <Banner tone="warning" isLive>
      {retired.from === retired.to
        ? t('form.retiresOne', { number: retired.from })
        : t('form.retires', retired)}
    </Banner>
  );
}

/** The tables, as many as are typed. */
function TypedTables({
  form,
  ...field
}: OfSection & Pick<TablesFieldProps, 'value' | 'onChange' | 'isReadOnly'>) {
  const [count, first] = useWatch({ control: form.control, name: ['tableCount', 'firstNumber'] });
  return <TablesField {...field} {...{ count, first }} />;
}
