import type { StaffMemberSort } from '@cardamom/api-types';
import { useAccess } from '#shared/access/index.ts';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import { useListSearch } from '#shared/list-page/index.ts';
import { staff } from '../api/staff.ts';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';
import { useStaffColumns } from './useStaffColumns.ts';

/** Everybody who works here; without the permission for settings, names and positions. */
export function StaffPage() {
  const [search, onSearchChange] = useListSearch<StaffMemberSort>();
  const at = useEntityList(staff, search);
  const { timeZone } = useAccess();
  const columns = useStaffColumns(at.shared, at.allowsWriting, timeZone);
  return (
    <>
      <EntityListPage {...{ at, columns, search, onSearchChange }} isActiveOnly={!at.allowsWriting} />
      <InvitationLinkDialog />
    </>
  );
}
