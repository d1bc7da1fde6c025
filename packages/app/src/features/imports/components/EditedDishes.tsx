import { Banner, Button, Heading, Inline, RadioGroup, Stack, Text } from '@cardamom/ui';
import type { Import, ImportFieldEdit, ImportRow } from '@cardamom/api-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { setImportEdits } from '../api/set-import-edits.ts';
import { Dish, DishName } from './EditedDishes.styles.ts';
import { RowPages } from './RowPages.tsx';
import { useEditChoices, type EditForm } from './useEditChoices.ts';

/** Props of `EditedDishes`. */
export interface EditedDishesProps {
  imported: Import;
  /** Told when something else is chosen than the import was planned with, and when that is over. */
  onSaying: (isSaying: boolean) => void;
}

/** The dishes that were edited here and of which the file says something else, each field with both and the choice between them. */
export function EditedDishes({ imported, onSaying }: EditedDishesProps) {
  const { t } = useMessages('imports');
  const { id, editedCount: count, edits } = imported;
  const form = useEditChoices(edits);
  const { mutate, isPending, error } = useMutation(setImportEdits(useQueryClient()));
  useEffect(() => onSaying(form.isChanged), [form.isChanged, onSaying]);
  const failure = error instanceof ApiError ? error.reason : error?.message;
  return (
    <Stack gap={4}>
      <Heading level={3}>{t('edits.title', { count })}</Heading>
      <Text>{t('edits.purpose')}</Text>
      {failure !== undefined && (
        <Banner tone="error" isLive>
          {failure}
        </Banner>
      )}
      <Inline gap={3}>
        <Button onPress={() => form.chooseAll('OURS')}>{t('edits.allOurs')}</Button>
        <Button onPress={() => form.chooseAll('THEIRS')}>{t('edits.allTheirs')}</Button>
      </Inline>
      <RowPages imported={imported} of={{ edited: true }} label={t('edits.pages')}>
        {(row) => <EditedDish key={row.id} row={row} form={form} />}
      </RowPages>
      {form.isChanged && (
        <Inline gap={3}>
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => mutate({ importId: id, edits: form.said })}
          >
            {t('edits.use')}
          </Button>
          <Button onPress={form.discard}>{t('columns.discard')}</Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Props of `EditedDish`. */
interface EditedDishProps {
  row: ImportRow;
  form: EditForm;
}

function EditedDish({ row: { name, place, edits, entityId }, form }: EditedDishProps) {
  const { t } = useMessages('imports');
  const words = (text: string) => (text === '' ? t('rows.empty') : text);
  const itemId = entityId ?? '';
  const optionsOf = ({ ours, theirs, isInFileToo }: ImportFieldEdit) => [
    { id: 'OURS' as const, label: t('edits.keep', { value: words(ours) }) },
    {
      id: 'THEIRS' as const,
      label: t('edits.take', { value: words(theirs) }),
      ...(isInFileToo && { description: t('edits.inFileToo') }),
    },
  ];
  return (
    <Dish aria-label={name}>
      <DishName>
        <bdi>{name}</bdi>
        <small>{place}</small>
      </DishName>
      <Stack gap={4}>
        {edits.map((edit) => (
          <RadioGroup
            key={edit.field}
            label={edit.field}
            options={optionsOf(edit)}
            value={form.sideOf(itemId, edit.field)}
            onChange={(keeps) => form.choose({ itemId, field: edit.field, keeps })}
          />
        ))}
      </Stack>
    </Dish>
  );
}
