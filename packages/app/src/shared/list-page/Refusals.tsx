import { DependencyAlert } from '@cardamom/ui';
import type { BulkAction, Refusal } from '@cardamom/api-types';
import { useMessages } from '../messages/index.ts';
import { useBlockers } from './useBlockers.ts';

/** How many things in the way of one entry are named; its form leads to all. */
const namedAtMost = 5;

/** Props of `Refusals`. */
export interface RefusalsProps<Row> {
  action: BulkAction;
  /** What was to be changed. */
  rows: readonly Row[];
  /** What stayed as it was, and why. */
  refusals: readonly Refusal[];
  /** How many stayed, of how many, where not all of them are given. */
  counts?: { count: number; total: string };
  rowHref: (row: Row) => string;
  onClose: () => void;
}

/** Says what of many stayed as it was: each by its name with the reason, what stands in its way, and the way to all of it. */
export function Refusals<Row extends { id: string; name: string }>({
  action,
  rows,
  refusals,
  counts,
  rowHref,
  onClose,
}: RefusalsProps<Row>) {
  const { t } = useMessages('entities');
  const blockersOf = useBlockers();
  const isDeletion = action === 'DELETE';
  const { count, total } = counts ?? { count: refusals.length, total: String(rows.length) };
  const unlisted = count - refusals.length;
  const reasonOf = ({ code, message, dependencyCount }: Refusal) => {
    if (code === 'OM_003') return t('bulk.inUse', { count: dependencyCount });
    if (code === 'CM_CONFLICT') return t('bulk.changedMeanwhile');
    return code === 'CM_NOT_FOUND' ? t('bulk.gone') : message;
  };
  return (
    <DependencyAlert
      title={t(isDeletion ? 'bulk.notDeletedTitle' : 'bulk.refusedTitle', { count, total })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      message={t(isDeletion ? 'bulk.notDeletedText' : 'bulk.refusedText')}
      note={unlisted > 0 ? t('bulk.moreInTheWay', { count: unlisted }) : undefined}
      blockers={refusals.flatMap((refusal) => {
        const row = rows.find(({ id }) => id === refusal.id);
        if (row === undefined) return [];
        const [label, reason] = [refusal.name ?? row.name, reasonOf(refusal)];
        const blockedBy = blockersOf(refusal).slice(0, namedAtMost);
        const unnamed = refusal.dependencyCount - blockedBy.length;
        const note = unnamed > 0 ? t('bulk.moreInTheWay', { count: unnamed }) : undefined;
        return [{ id: row.id, label, reason, href: rowHref(row), blockedBy, note }];
      })}
    />
  );
}
