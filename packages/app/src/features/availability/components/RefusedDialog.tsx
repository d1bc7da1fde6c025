import { Button, Dialog, RowList } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { momentInWords, useAvailabilityText, useMinute } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import type { KeptPress } from '#shared/presses/index.ts';

/** Props of `RefusedDialog`. */
export interface RefusedDialogProps {
  refused: readonly KeptPress[];
  onDismiss: (seq: number) => void;
  onClose: () => void;
}

/** What was pressed and not done, each with its reason, until somebody has seen it. */
export default function RefusedDialog({ refused, onDismiss, onClose }: RefusedDialogProps) {
  const { t } = useMessages('availability');
  const { timeZone } = useAccess();
  const minute = useMinute();
  const textOf = useAvailabilityText();
  const inWords = (moment: string | number) =>
    momentInWords(new Date(moment).toISOString(), minute, timeZone);

  const reasonOf = ({ refusal, until }: KeptPress): string => {
    switch (refusal?.outcome) {
      case 'SUPERSEDED': {
        const { entry } = refusal;
        if (!entry?.lastChange) return t('refused.SUPERSEDED_unknown');
        const { at, by } = entry.lastChange;
        const state = textOf(entry.availability);
        return by === null
          ? t('refused.SUPERSEDED_nobody', { at: inWords(at), state })
          : t('refused.SUPERSEDED', { by, at: inWords(at), state });
      }
      case 'OVER':
        return until?.includes('T')
          ? t('refused.OVER', { until: inWords(until) })
          : t('refused.OVER_unknown');
      case 'FAILED':
        return refusal.message;
      case 'MISSING':
      case 'FORBIDDEN':
        return t(`refused.${refusal.outcome}`);
      default:
        return '';
    }
  };
  const pressed = ({ state, pressedAt }: KeptPress) =>
    t(`refused.pressed_${state}`, { at: inWords(pressedAt) });

  const dismissAll = () => {
    for (const { seq } of refused) onDismiss(seq);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('refused.title', { count: refused.length })}
      footer={
        <Button variant="primary" onPress={dismissAll}>
          {t('refused.dismissAll')}
        </Button>
      }
    >
      <RowList
        label={t('refused.list')}
        rows={refused.map((press) => ({
          id: String(press.seq),
          title: press.name,
          detail: `${pressed(press)} ${reasonOf(press)}`,
          end: (
            <Button
              aria-label={`${t('refused.dismiss')}: ${press.name}`}
              onPress={() => {
                onDismiss(press.seq);
                if (refused.length === 1) onClose();
              }}
            >
              {t('refused.dismiss')}
            </Button>
          ),
        }))}
      />
    </Dialog>
  );
}
