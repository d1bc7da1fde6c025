import { reading, writing, type Handlers } from '../../http/call.ts';
import { pageRequest } from '../../shared/paging.ts';
import { requiredVersion } from '../../shared/version.ts';
import { changeMany } from '../list-actions/change-many.ts';
import { duplicateModifierGroup, modifierGroupEntity, restoreModifierGroup } from './entity.ts';
import {
  createModifierGroup,
  deleteModifierGroup,
  getModifierGroup,
  listModifierGroups,
  updateModifierGroup,
} from './service.ts';

/** What the contract's `/online-menu/modifier-groups` answers. */
export const modifierGroupHandlers = {
  listModifierGroups: reading<'listModifierGroups'>(async ({ query }, tx) => {
    const filter = { search: query.search, isActive: query.isActive };
    const { rows, ...page } = await listModifierGroups(tx, filter, pageRequest(query, query.sort ?? 'name'));
    return { status: 200, data: { items: rows, page } };
  }),

  createModifierGroup: writing<'createModifierGroup'>(async ({ staff, body }, tx) => {
    const data = await createModifierGroup(tx, staff.staffId, body);
    return { status: 201, data, version: data.version };
  }),

  getModifierGroup: reading<'getModifierGroup'>(async ({ params }, tx) => {
    const data = await getModifierGroup(tx, params.modifierGroupId);
    return { status: 200, data, version: data.version };
  }),

  updateModifierGroup: writing<'updateModifierGroup'>(async ({ staff, params, ifMatch, body }, tx) => {
    const edited = { id: params.modifierGroupId, version: requiredVersion(ifMatch) };
    const data = await updateModifierGroup(tx, staff.staffId, edited, body);
    return { status: 200, data, version: data.version };
  }),

  deleteModifierGroup: writing<'deleteModifierGroup'>(async ({ staff, params, ifMatch }, tx) => {
    const deleted = { id: params.modifierGroupId, version: requiredVersion(ifMatch) };
    await deleteModifierGroup(tx, staff.staffId, deleted);
    return { status: 204 };
  }),

  duplicateModifierGroup: writing<'duplicateModifierGroup'>(async ({ staff, params }, tx) => {
    const data = await duplicateModifierGroup(tx, staff.staffId, params.modifierGroupId);
    return { status: 201, data, version: data.version };
  }),

  bulkChangeModifierGroups: writing<'bulkChangeModifierGroups'>(async ({ staff, body }, tx) => ({
    status: 200,
    data: await changeMany(tx, modifierGroupEntity, staff.staffId, body),
  })),

  restoreModifierGroup: writing<'restoreModifierGroup'>(async ({ staff, params }, tx) => {
    const data = await restoreModifierGroup(tx, staff.staffId, params.modifierGroupId);
    return { status: 200, data, version: data.version };
  }),
} satisfies Handlers;
