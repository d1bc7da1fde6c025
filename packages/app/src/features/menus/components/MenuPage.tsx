import { EntityFormPage } from '#shared/entity/index.ts';
import { menus } from '../api/menus.ts';
import { MenuForm } from './MenuForm.tsx';

/** A menu to be changed, or (null) a new one. */
export function MenuPage({ menuId }: { menuId: string | null }) {
  return (
    <EntityFormPage definition={menus} id={menuId} hasStage>
      {({ entity, access: _access, ...form }) => <MenuForm menu={entity} {...form} />}
    </EntityFormPage>
  );
}
