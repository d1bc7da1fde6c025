import { Banner, Stack } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { modifierGroupSorts, type ModifierGroup } from '@cardamom/api-types';
import { useCallback, useMemo, useState } from 'react';
import { ListPage, useListWork } from '#shared/list-page/index.ts';
import { useMenuAccess } from '#shared/menu-access/useMenuAccess.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { listModifierGroups } from '../api/list-modifier-groups.ts';
import { modifierGroupListActions } from '../api/modifier-group-list-actions.ts';
import type { ModifierGroupSearch } from '../model/modifier-group-search.ts';
import { DeleteModifierGroup } from './DeleteModifierGroup.tsx';
import { LookAtModifierGroup } from './LookAtModifierGroup.tsx';
import { useModifierGroupColumns } from './useModifierGroupColumns.ts';

/** Props of `ModifiersPage`. */
export interface ModifiersPageProps {
  /** Search, filter, order, page, and the group that is looked at, as the URL says. */
  search: ModifierGroupSearch;
  onSearchChange: (search: ModifierGroupSearch) => void;
}

/**
 * All modifier groups of the restaurant. Who may not change them, and so may not open their form (docs/rules.md, Permissions), looks at
 * one above the list.
 */
export function ModifiersPage({ search: place, onSearchChange }: ModifiersPageProps) {
  const [show, search] = useMemo(() => {
    const { show: id, ...rest } = place;
    return [id, rest];
  }, [place]);
  const { t } = useMessages('modifiers');
  const href = useHref();
  const access = useMenuAccess();
  const allowsWriting = access?.allowsModifiers ?? false;
  const [deleting, setDeleting] = useState<ModifierGroup | null>(null);
  const list = useQuery(listModifierGroups(search));
  const rowHref = useCallback(
    ({ id }: { id: string }) =>
      allowsWriting
        ? href({ to: '/menu-management/modifiers/$modifierGroupId', params: { modifierGroupId: id } })
        : href({ to: '/menu-management/modifiers', search: { ...search, show: id } }),
    [allowsWriting, href, search],
  );
  const work = useListWork<ModifierGroup>(
    'modifiers',
    allowsWriting ? modifierGroupListActions : null,
    rowHref,
  );
  const groupAccess = useMemo(() => access && { ...access, allowsWriting }, [access, allowsWriting]);
  const columns = useModifierGroupColumns({
    access: groupAccess,
    rowHref,
    onDelete: setDeleting,
    work,
  });

  return (
    <Stack gap={4}>
      <div>
        <ListPage
          words="modifiers"
          {...{ list, columns, search, onSearchChange, rowHref, work }}
          sorts={modifierGroupSorts}
          newHref={allowsWriting ? href({ to: '/menu-management/modifiers/new' }) : null}
        />
      </div>
      {access && !allowsWriting && <Banner>{t('list.readOnly')}</Banner>}
      {deleting && work && (
        <DeleteModifierGroup group={deleting} work={work} onClose={() => setDeleting(null)} />
      )}
      {show !== undefined && (
        <LookAtModifierGroup modifierGroupId={show} onClose={() => onSearchChange(search)} />
      )}
    </Stack>
  );
}
