import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from '../draft/index.ts';
import type { EntityEditing } from './editing.ts';

/** Says which draft is in a form or waits for it; nothing where there was none. */
export function EditingDraft<Values extends FieldValues>({
  editing: { draft },
}: {
  editing: EntityEditing<Values>;
}) {
  return (
    draft && (
      <DraftNotice
        state={draft.state}
        savedAt={draft.savedAt}
        onDiscard={draft.discard}
        onCompare={draft.compare}
      />
    )
  );
}
