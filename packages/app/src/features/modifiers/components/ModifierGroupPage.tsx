import { useAccess } from '#shared/access/index.ts';
import { EntityFormPage } from '#shared/entity/index.ts';
import { modifierGroups } from '../api/modifier-groups.ts';
import { ModifierGroupForm } from './ModifierGroupForm.tsx';

/** A modifier group to be changed, or (null) a new one. */
export function ModifierGroupPage({ modifierGroupId }: { modifierGroupId: string | null }) {
  const { can } = useAccess();
  const { list, form: formOf } = modifierGroups.places;
  return (
    <EntityFormPage
      definition={modifierGroups}
      id={modifierGroupId}
      // The list has another permission than the form (docs/rules.md, Permissions).
      afterCreate={({ id }) => (can('updateItem') ? list : formOf(id))}
    >
      {({ entity, access: { currency }, ...form }) => (
        <ModifierGroupForm group={entity} currency={currency} {...form} />
      )}
    </EntityFormPage>
  );
}
