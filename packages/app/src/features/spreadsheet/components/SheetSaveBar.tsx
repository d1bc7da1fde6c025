import { SaveBar } from '@cardamom/ui';
import { useRetryOffer, type ApiError } from '#shared/api/index.ts';
import { useMessages } from '#shared/messages/index.ts';

/** Props of `SheetSaveBar`. */
export interface SheetSaveBarProps {
  /** How many cells hold something that is not saved. */
  count: number;
  /** Why the last save was refused as a whole. */
  failure: ApiError | null;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** The save bar of the sheet: there from the first typed cell on, and while it says why a save failed. */
export function SheetSaveBar({ count, failure, isSaving, onSave, onDiscard }: SheetSaveBarProps) {
  const { t } = useMessages('spreadsheet');
  const { t: common } = useMessages('common');
  const mayHeal = failure?.isTransient ?? false;
  useRetryOffer(mayHeal);
  return (
    <SaveBar
      isWide
      isVisible={count > 0 || isSaving}
      message={t('unsaved', { count })}
      failure={failure?.code === 'CM_REFERENCE' ? t('goneText') : failure?.message}
      saveLabel={mayHeal ? common('actions.retry') : t('save')}
      discardLabel={t('discard')}
      onSave={onSave}
      onDiscard={onDiscard}
      isPending={isSaving}
    />
  );
}
