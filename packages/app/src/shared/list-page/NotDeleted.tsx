import { DependencyAlert } from '@cardamom/ui';
import type { ApiError } from '../api/index.ts';
import { useMessages } from '../messages/index.ts';
import { deletionReasonOf } from './list-actions.ts';
import { useBlockers } from './useBlockers.ts';

/** Props of `NotDeleted`. */
export interface NotDeletedProps {
  row: { id: string; name: string };
  failure: ApiError;
  rowHref: (row: { id: string }) => string;
  onClose: () => void;
}

/** Says why something was not deleted, with the way to what stands in the way: what uses it, or its newer version. */
export function NotDeleted({ row, failure, rowHref, onClose }: NotDeletedProps) {
  const { t } = useMessages('entities');
  const blockersOf = useBlockers();
  const isNewer = failure.code === 'CM_CONFLICT';
  return (
    <DependencyAlert
      title={t('delete.failedTitle', { name: row.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      message={deletionReasonOf(failure)}
      blockers={isNewer ? [{ id: row.id, label: row.name, href: rowHref(row) }] : blockersOf(failure)}
    />
  );
}
