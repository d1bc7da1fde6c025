import {
  staffMemberSorts,
  type StaffMember,
  type StaffMemberDraft,
  type StaffMemberPatch,
  type StaffMemberSort,
} from '@cardamom/api-types';
import { api, dataOf } from '#shared/api/index.ts';
import { defineEntity, type EntityDefinition } from '#shared/entity/index.ts';
import { personOf, type Person } from '../model/person.ts';

const { calls, ...known } = defineEntity('/human-resources/staff', {
  history: 'STAFF_MEMBER',
  key: 'staff',
  words: 'staff',
  isCopied: false,
  historyFor: 'updateStaffMember',
  sorts: staffMemberSorts,
  places: { list: { to: '/setting/staff' }, newForm: { to: '/setting/staff/new' } },
});

/** The people of the restaurant: HR_001 to HR_005, and C_010 for a permission that somebody does not hold. */
export const staff: EntityDefinition<Person, StaffMemberDraft, StaffMemberPatch, StaffMemberSort> = {
  ...known,
  calls: {
    actions: calls.actions,
    list: (search, more) => {
      const { queryKey, queryFn } = calls.list(search, more);
      return {
        queryKey,
        queryFn: async (context) => {
          const { items, page } = await queryFn(context);
          return { items: items.map(personOf), page };
        },
      };
    },
    get: (id) => {
      const { queryKey, queryFn } = calls.get(id);
      return { queryKey, queryFn: async (context) => personOf(await queryFn(context)) };
    },
    create: () => {
      const { meta, mutationFn } = calls.create();
      return { meta, mutationFn: async (draft) => personOf(await mutationFn(draft)) };
    },
    update: () => {
      const { meta, mutationFn } = calls.update();
      return { meta, mutationFn: async (change) => personOf(await mutationFn(change)) };
    },
  },
};

/** A PIN that nobody here has. */
export const suggestPin = (signal?: AbortSignal) =>
  dataOf(api.GET('/human-resources/staff/free-pin', { ...(signal && { signal }) }));

/** The PIN that a form for somebody new begins with, the same as long as the form is open. */
export const firstPinQuery = {
  queryKey: ['first-pin'],
  queryFn: ({ signal }: { signal: AbortSignal }) => suggestPin(signal),
  staleTime: Infinity,
  gcTime: 0,
};

/** Invites somebody again who has not joined; the answer carries the link where no mail was sent. */
export function inviteAgain() {
  return {
    meta: { touches: ['staff'] },
    mutationFn: (staffId: string): Promise<StaffMember> =>
      dataOf(api.POST('/human-resources/staff/{staffId}/invitation', { params: { path: { staffId } } })),
  };
}

/** Makes the link of an invitation worth nothing. */
export function revokeInvitation() {
  return {
    meta: { touches: ['staff'] },
    mutationFn: (staffId: string): Promise<StaffMember> =>
      dataOf(api.DELETE('/human-resources/staff/{staffId}/invitation', { params: { path: { staffId } } })),
  };
}
