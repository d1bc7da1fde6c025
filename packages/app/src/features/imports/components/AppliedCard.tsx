import { AlertDialog, Banner, Button, Inline, LinkButton, Text } from '@cardamom/ui';
import type { Import } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countItems } from '#shared/item-filter/count-items.ts';
import { TitledCard } from '#shared/layout/TitledCard.tsx';
import { useCaughtFocus } from '#shared/layout/useCaughtFocus.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { profileQuery } from '#shared/session/index.ts';
import { changeCount, totals } from '#shared/imports/totals.ts';
import { ImportNotes } from './ImportNotes.tsx';
import { SaveWrongRows } from './SaveWrongRows.tsx';
import { SummaryTable } from './SummaryTable.tsx';
import { useUndoImport } from './useUndoImport.ts';

/** Props of `AppliedCard`. */
export interface AppliedCardProps {
  imported: Import;
  onStartOver: () => void;
}

/** What an import did, where to see it, and the way back; once it is undone, that. */
export function AppliedCard({ imported, onStartOver }: AppliedCardProps) {
  const { t } = useMessages('imports');
  const href = useHref();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoImport();
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const { data: counts } = useQuery(countItems());
  const unpriced = counts?.gaps.find(({ gap }) => gap === 'PRICE')?.count ?? 0;
  const count = changeCount(imported);
  const { WRONG: wrong } = totals(imported);
  const { batchId, fileName } = imported;
  const undoNow = () => {
    setIsAsking(false);
    if (batchId !== null) undo.mutate(batchId);
  };
  // The button that was pressed goes with what it took back.
  const isUndone = undo.isSuccess || imported.isUndone;
  const part = useCaughtFocus<HTMLDivElement>(isUndone);
  if (isUndone)
    return (
      <div ref={part}>
        <TitledCard title={t('applied.undoneTitle')}>
          <Text>
            {undo.isSuccess
              ? t('applied.undoneText', { count: undo.data.count, file: fileName })
              : t('applied.undoneBefore', { file: fileName })}
          </Text>
          {undo.isSuccess && undo.data.refusedCount > 0 && (
            <Text>{t('applied.partlyUndone', { count: undo.data.refusedCount })}</Text>
          )}
          <Inline gap={3}>
            <Button onPress={onStartOver}>{t('another')}</Button>
          </Inline>
        </TitledCard>
      </div>
    );
  return (
    <div ref={part}>
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
          {profile && (
            <LinkButton href={`/qr-menu/${profile.restaurant.restaurantUrl}`} target="_blank">
              {t('applied.guests')}
            </LinkButton>
          )}
          {unpriced > 0 && (
            <LinkButton href={href({ to: '/menu-management/spreadsheet', search: { gap: 'PRICE' } })}>
              {t('applied.price', { count: unpriced })}
            </LinkButton>
          )}
          <LinkButton href={href({ to: '/menu-management/categories' })}>
            {t('applied.categories')}
          </LinkButton>
          {wrong > 0 && (
            <SaveWrongRows importId={imported.id} label={t('applied.saveLeftOut', { count: wrong })} />
          )}
          <Button onPress={onStartOver}>{t('another')}</Button>
          {batchId !== null && count > 0 && (
            <Button icon="undo" isPending={undo.isPending} onPress={() => setIsAsking(true)}>
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
          {t('applied.undoText', { count, file: fileName })}
        </AlertDialog>
      </TitledCard>
    </div>
  );
}
