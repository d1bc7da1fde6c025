import type { AvailabilityEntry } from '@cardamom/api-types';
import { Button, RowList } from '@cardamom/ui';
import { useAvailabilityText } from '#shared/availability/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { isUnavailable } from '../model/grouping.ts';

/** Props of `EntryRows`. */
export interface EntryRowsProps {
  label: string;
  entries: readonly AvailabilityEntry[];
  onMark: (entry: AvailabilityEntry) => void;
  onRestore: (entry: AvailabilityEntry) => void;
}

/** Dishes and options with the one thing to do about each, large enough for a thumb. */
export function EntryRows({ label, entries, onMark, onRestore }: EntryRowsProps) {
  const { t } = useMessages('availability');
  const textOf = useAvailabilityText();
  return (
    <RowList
      label={label}
      rows={entries.map((entry) => {
        const isGone = isUnavailable(entry);
        const word = t(isGone ? 'action.restore' : 'action.mark');
        return {
          id: entry.id,
          title: entry.name,
          detail: isGone ? textOf(entry.availability) : entry.belongsTo.join(', '),
          end: (
            <Button
              size="large"
              aria-label={`${word}: ${entry.name}`}
              onPress={() => (isGone ? onRestore(entry) : onMark(entry))}
            >
              {word}
            </Button>
          ),
        };
      })}
    />
  );
}
