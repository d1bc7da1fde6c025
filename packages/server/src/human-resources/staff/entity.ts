import { entityKind } from '../../entities/kind.ts';
import { staffWriters, wholeName, type KnownMember, type StaffEdit } from './fields.ts';
import { members } from './service.ts';

/** People as lists and history know them. */
export const staffEntity = entityKind<KnownMember, StaffEdit>({
  ...members,
  table: 'staff',
  operation: 'updateStaffMember',
  writers: staffWriters,
  labelOf: wholeName,
});
