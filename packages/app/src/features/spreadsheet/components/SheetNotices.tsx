import { Banner, Button } from '@cardamom/ui';
import { DraftNotice } from '#shared/draft/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { RestoredTyping } from './useSheetDraft.ts';

/** Props of `SheetNotices`. */
export interface SheetNoticesProps {
  isReadOnly: boolean;
  /** Other items were asked for and wait until what is typed is saved. */
  isWaiting: boolean;
  problemCount: number;
  /** The first cell that cannot be saved, in words. */
  firstProblem: { cell: string; problem: string } | undefined;
  onShowFirst: () => void;
  /** What was typed before a reload, a crash or the end of a session. */
  restored: RestoredTyping | null;
  onDiscardRestored: () => void;
}

/** What is to be said above the sheet: who may change it, and which cells cannot be saved. */
export function SheetNotices({
  isReadOnly,
  isWaiting,
  problemCount,
  firstProblem,
  onShowFirst,
  restored,
  onDiscardRestored,
}: SheetNoticesProps) {
  const { t } = useMessages('spreadsheet');
  return (
    <>
      {isReadOnly && <Banner>{t('readOnly')}</Banner>}
      {restored && (
        <DraftNotice
          state={restored.isRestored ? 'restored' : 'waiting'}
          savedAt={restored.savedAt}
          onDiscard={onDiscardRestored}
        >
          {restored.elsewhere > 0 ? t('elsewhere', { count: restored.elsewhere }) : undefined}
        </DraftNotice>
      )}
      {isWaiting && <Banner isLive>{t('waiting')}</Banner>}
      {firstProblem && (
        <Banner
          tone="error"
          title={t('wrongTitle', { count: problemCount })}
          action={
            <Button size="small" onPress={onShowFirst}>
              {t('showFirst')}
            </Button>
          }
          isLive
        >
          {t('wrongText', firstProblem)}
        </Banner>
      )}
    </>
  );
}
