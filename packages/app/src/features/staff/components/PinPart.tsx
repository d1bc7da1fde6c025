import { Button, Inline, PinField, Stack, TextField, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import type { FieldBinding } from '#shared/form/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { suggestPin } from '../api/staff.ts';

type PinBinding = FieldBinding<string | null>;

/** A PIN that is typed, or suggested. */
export function NewPin({ value, onChange, ...field }: PinBinding) {
  const { t } = useMessages('staff');
  const suggesting = useMutation({
    mutationFn: () => suggestPin(),
    onSuccess: ({ pin }) => onChange(pin),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Stack gap={2}>
      <PinField
        {...field}
        label={t('form.pin')}
        description={t('form.pinNewText')}
        value={value ?? ''}
        onChange={onChange}
        isRequired
      />
      <Inline gap={2}>
        <Button
          size="small"
          icon="refresh"
          isPending={suggesting.isPending}
          onPress={() => suggesting.mutate()}
        >
          {t('form.pinSuggest')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** A PIN that is stored and cannot be read: it stays, or gives way to another one. */
export function StoredPin({
  hasPin,
  isReadOnly,
  ...field
}: PinBinding & { hasPin: boolean; isReadOnly: boolean }) {
  const { t } = useMessages('staff');
  const { value, onChange } = field;
  if (value === null || isReadOnly)
    return (
      <Stack gap={2}>
        <TextField
          label={t('form.pin')}
          value={t(hasPin ? 'form.pinSet' : 'form.pinNotSet')}
          onChange={() => undefined}
          isReadOnly
        />
        {!isReadOnly && (
          <Inline gap={2}>
            <Button size="small" icon="edit" onPress={() => onChange('')}>
              {t('form.pinReplace')}
            </Button>
          </Inline>
        )}
      </Stack>
    );
  return (
    <Stack gap={2}>
      <NewPin {...field} />
      {hasPin && (
        <Inline gap={2}>
          <Button size="small" icon="undo" onPress={() => onChange(null)}>
            {t('form.pinKeep')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
