import type { ModifierGroupSort } from '@cardamom/api-types';
import { Banner, Stack } from '@cardamom/ui';
import { useCallback, useMemo } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { useListSearch } from '#shared/list-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { modifierGroups } from '../api/modifier-groups.ts';
import type { ModifierGroupSearch } from '../model/modifier-group-search.ts';
import { GroupInUse } from './GroupInUse.tsx';
import { LookAtModifierGroup } from './LookAtModifierGroup.tsx';
import { useModifierGroupColumns } from './useModifierGroupColumns.ts';

/**
 * All modifier groups of the restaurant. Who may not change them, and so may not open their form (docs/rules.md, Permissions), looks at
 * one above the list.
 */
export function ModifiersPage() {
  const [place, onSearchChange] = useListSearch<ModifierGroupSort, ModifierGroupSearch>();
  const [show, search] = useMemo(() => {
    const { show: id, ...rest } = place;
    return [id, rest];
  }, [place]);
  const { t } = useMessages('modifiers');
  const href = useHref();
  const allowsForm = useAccess().can(modifierGroups.writes);
  const rowHref = useCallback(
    ({ id }: { id: string }) =>
      href(
        allowsForm
          ? modifierGroups.places.form(id)
          : { to: '/menu-management/modifiers', search: { ...search, show: id } },
      ),
    [allowsForm, href, search],
  );
  const at = useEntityList(modifierGroups, search, { rowHref });
  const columns = useModifierGroupColumns(at.shared);

  return (
    <Stack gap={4}>
      <div>
        <EntityListPage
          {...{ at, columns, search, onSearchChange }}
          renderInUse={({ row, failure, onClose }) => <GroupInUse group={row} {...{ failure, onClose }} />}
        />
      </div>
      {!allowsForm && <Banner>{t('list.readOnly')}</Banner>}
      {show !== undefined && (
        <LookAtModifierGroup modifierGroupId={show} onClose={() => onSearchChange(search)} />
      )}
    </Stack>
  );
}
