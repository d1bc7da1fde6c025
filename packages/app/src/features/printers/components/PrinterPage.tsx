import { Columns, FormCard, Inline, NumberField, RadioGroup, Select, TextField } from '@cardamom/ui';
import { printerTypes, type Printer, type PrinterDraft, type PrinterPatch } from '@cardamom/api-types';
import { EntityFormPage, type EntityFormProps } from '#shared/entity/index.ts';
import { ActiveCard, EntityEditor, NameField, useEntityEditing } from '#shared/entity-page/index.ts';
import { Field, typedNumber } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { printers } from '../api/printers.ts';
import { paperWidths, printerForm } from '../model/printer-form.ts';
import { PrintTestPage } from './PrintTestPage.tsx';

/** Creates or changes a printer: what it prints for, its paper, and where it is reached. */
function PrinterForm(page: EntityFormProps<Printer, PrinterDraft, PrinterPatch>) {
  const { entity, isReadOnly } = page;
  const { timeZone } = page.access;
  const { t } = useMessages('printers');
  const editing = useEntityEditing({ ...printerForm, ...page });
  const { form, fields } = editing;
  const ids = ['basics', 'connection', 'visibility', ...(entity ? (['test'] as const) : [])] as const;
  const sections = ids.map((id) => ({ id, label: t(`form.${id}`) }));

  return (
    <EntityEditor words="printers" name={entity?.name ?? null} {...{ editing, sections, isReadOnly }}>
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <NameField
          label={t('form.name')}
          description={t('form.nameText')}
          form={fields}
          isReadOnly={isReadOnly}
        />
        <Field form={form} name="type">
          {(field) => (
            <Select
              {...field}
              label={t('form.type')}
              options={printerTypes.map((id) => ({ id, label: t(`type.${id}`) }))}
              isReadOnly={isReadOnly}
            />
          )}
        </Field>
        <Field form={form} name="paperWidth">
          {({ value, onChange }) => (
            <RadioGroup
              label={t('form.paper')}
              options={paperWidths.map((width) => ({ id: String(width), label: t('paper', { width }) }))}
              value={String(value)}
              onChange={(chosen) => onChange(paperWidths.find((width) => String(width) === chosen) ?? value)}
              isReadOnly={isReadOnly}
            />
          )}
        </Field>
      </FormCard>
      <FormCard id="connection" title={t('form.connection')} description={t('form.connectionText')}>
        <Columns>
          <Field form={form} name="address">
            {(field) => (
              <TextField
                {...field}
                label={t('form.address')}
                description={t('form.addressText')}
                isReadOnly={isReadOnly}
                autoComplete="off"
                inputMode="url"
              />
            )}
          </Field>
          <Field form={form} name="port">
            {({ value, onChange, ...field }) => (
              <NumberField
                {...field}
                {...typedNumber(value, onChange)}
                label={t('form.port')}
                description={t('form.portText')}
                isReadOnly={isReadOnly}
              />
            )}
          </Field>
        </Columns>
      </FormCard>
      <ActiveCard words="printers" form={fields} isReadOnly={isReadOnly} />
      {entity && (
        <FormCard id="test" title={t('form.test')} description={t('form.testText')}>
          <Inline>
            <PrintTestPage printer={entity} timeZone={timeZone} />
          </Inline>
        </FormCard>
      )}
    </EntityEditor>
  );
}

/** A printer to be changed, or (null) a new one. */
export function PrinterPage({ printerId }: { printerId: string | null }) {
  return (
    <EntityFormPage definition={printers} id={printerId}>
      {(form) => <PrinterForm {...form} />}
    </EntityFormPage>
  );
}
