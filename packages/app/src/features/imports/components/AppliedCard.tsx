import { AlertDialog, Banner, Button, Inline, LinkButton, Text, toast } from '@cardamom/ui';
import type { Import } from '@cardamom/api-types';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { undoBatch } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { changeCount, totals } from '../model/totals.ts';
import { ImportNotes } from './ImportNotes.tsx';
import { SummaryTable } from './SummaryTable.tsx';

/** Props of `AppliedCard`. */
export interface AppliedCardProps {
  imported: Import;
  onStartOver: () => void;
}

/** What an import did, where to see it, and the way back. */
export function AppliedCard({ imported, onStartOver }: AppliedCardProps) {
  const { t } = useMessages('imports');
  const href = useHref();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useMutation({
    mutationFn: (batchId: string) => undoBatch(batchId),
    meta: { touches: 'all', waits: true },
  });
  const count = changeCount(imported);
  const { WRONG: wrong } = totals(imported);
  const { batchId } = imported;
  const undoNow = () => {
    setIsAsking(false);
    if (batchId === null) return;
    undo.mutate(batchId, {
      onSuccess: ({ refused }) =>
        toast(
          refused.length > 0 ? t('applied.partlyUndone', { count: refused.length }) : t('applied.undone'),
        ),
    });
  };
  return (
    <TitledCard title={t('applied.title')}>
      <Text>
        {count === 0 ? t('applied.nothing') : t('applied.text', { count })}{' '}
        {wrong > 0 && t('applied.leftOut', { count: wrong })}
      </Text>
      {undo.error && (
        <Banner tone="error" isLive>
          {undo.error.message}
        </Banner>
      )}
      {imported.counts.length > 0 && <SummaryTable imported={imported} />}
      <ImportNotes imported={imported} />
      <Inline gap={3}>
        <LinkButton variant="primary" href={href({ to: '/menu-management/items' })}>
          {t('applied.items')}
        </LinkButton>
        <LinkButton href={href({ to: '/menu-management/categories' })}>{t('applied.categories')}</LinkButton>
        <Button onPress={onStartOver}>{t('another')}</Button>
        {batchId !== null && count > 0 && (
          <Button
            icon="undo"
            isPending={undo.isPending}
            isDisabled={undo.isSuccess}
            onPress={() => setIsAsking(true)}
          >
            {t('applied.undo')}
          </Button>
        )}
      </Inline>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('applied.undoQuestion')}
        confirmLabel={t('applied.undo')}
        onConfirm={undoNow}
      >
        {t('applied.undoText')}
      </AlertDialog>
    </TitledCard>
  );
}
