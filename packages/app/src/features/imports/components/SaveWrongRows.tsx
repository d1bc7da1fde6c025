import { Button, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { exportWrongRows } from '../api/export-wrong-rows.ts';

/** Props of `SaveWrongRows`. */
export interface SaveWrongRowsProps {
  importId: string;
  /** Names what is saved where nothing around the button does. */
  label?: string;
}

/** Saves what is wrong in a file, each row with its reasons, to be corrected in a spreadsheet. */
export function SaveWrongRows({ importId, label }: SaveWrongRowsProps) {
  const { t } = useMessages('imports');
  const { mutate, isPending } = useMutation(exportWrongRows);
  return (
    <Button
      icon="download"
      isPending={isPending}
      onPress={() =>
        mutate(importId, {
          onError: ({ message }) => toast.error(t('wrong.saveFailed', { reason: message })),
        })
      }
    >
      {label ?? t('wrong.save')}
    </Button>
  );
}
