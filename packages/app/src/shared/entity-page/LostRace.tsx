import type { FieldValues } from 'react-hook-form';
import { useAccess } from '../access/index.ts';
import { onDemand } from '../loading/on-demand.ts';
import { loadMessages } from '../messages/index.ts';
import type { EntityEditing } from './editing.ts';

/** Lost races are rare: what answers them loads when there is one. */
const ConflictView = onDemand(async () => {
  await loadMessages('history', 'items', 'categories');
  return import('../conflict/ConflictView.tsx');
});
const DeletedDialog = onDemand(() => import('../conflict/DeletedDialog.tsx'));

/** Props of `LostRace`. */
export interface LostRaceProps<Values extends FieldValues> {
  editing: EntityEditing<Values>;
  /** What is edited, as its form is called. */
  name: string;
}

/** The question that a form asks after somebody else was faster: which version is kept, or whether what they deleted comes back. */
export function LostRace<Values extends FieldValues>({
  editing: { entityId, conflict, deleted, shows },
  name,
}: LostRaceProps<Values>) {
  const access = useAccess();
  if (entityId === null) return null;
  const entity = { id: entityId, name };
  return (
    <>
      {conflict && (
        <ConflictView
          versions={conflict.versions}
          entity={entity}
          shows={shows}
          context={access}
          reason={conflict.reason}
          onResolve={(values) => conflict.resolve(values as Values)}
          onClose={conflict.close}
        />
      )}
      {deleted && <DeletedDialog entity={entity} onRestored={deleted.saveAgain} onClose={deleted.close} />}
    </>
  );
}
