import { SaveBar } from '@cardamom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, useRetryOffer } from '#shared/api/index.ts';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { useMessages } from '#shared/messages/index.ts';
import { setImportCorrections } from '../api/set-import-corrections.ts';
import type { RowForm } from './useRowCorrections.ts';

/** Props of `CorrectionsBar`. */
export interface CorrectionsBarProps {
  importId: string;
  form: RowForm;
}

/** Stands at the foot while rows are corrected and not read so yet; what was said stays when it is refused. */
export function CorrectionsBar({ importId, form }: CorrectionsBarProps) {
  const { t } = useMessages('imports');
  const { mutate, isPending, error } = useMutation(setImportCorrections(useQueryClient()));
  const failure = error instanceof ApiError ? error : null;
  useRetryOffer(failure?.isTransient ?? false);
  const count = form.said.length;
  return (
    <>
      <LeaveGuard isDirty={form.isChanged} isSavingNow={() => isPending} />
      <SaveBar
        isWide
        isVisible={form.isChanged}
        message={count === 0 ? t('wrong.unreadNone') : t('wrong.unread', { count })}
        shortMessage={count === 0 ? t('wrong.unreadShortNone') : t('wrong.unreadShort', { count })}
        failure={failure?.reason ?? error?.message}
        saveLabel={t('wrong.read')}
        isPending={isPending}
        onSave={() => mutate({ importId, corrections: form.said })}
        onDiscard={form.discard}
      />
    </>
  );
}
