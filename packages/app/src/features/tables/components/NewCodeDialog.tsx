import type { TableSection } from '@cardamom/api-types';
import { AlertDialog, toast } from '@cardamom/ui';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '#shared/messages/index.ts';
import { replaceTableCode } from '../api/table-sections.ts';
import type { ListedTable } from '../model/listed-table.ts';

/** Props of `NewCodeDialog`. */
export interface NewCodeDialogProps {
  section: TableSection;
  table: ListedTable;
  onClose: () => void;
}

/** Asks before a table gets another code, because what is printed no longer names the table. */
export function NewCodeDialog({ section, table, onClose }: NewCodeDialogProps) {
  const { t } = useMessages('tables');
  const { mutate, isPending } = useMutation({
    ...replaceTableCode(section),
    onSuccess: () => toast(t('toast.newCode', { name: table.name })),
    onError: (error) => toast.error(error.message),
  });
  return (
    <AlertDialog
      title={t('newCode.title', { name: table.name })}
      isOpen
      onOpenChange={onClose}
      confirmLabel={t('newCode.confirm')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(table.id, { onSettled: onClose })}
    >
      {t('newCode.text', { code: `/q/${table.shortCode}` })}
    </AlertDialog>
  );
}
