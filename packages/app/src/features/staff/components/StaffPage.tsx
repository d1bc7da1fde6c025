import type { StaffMemberSort } from '@cardamom/api-types';
import { EntityListPage, useEntityList } from '#shared/entity/index.ts';
import type { ListSearch } from '#shared/list-page/list-search.ts';
import { staff } from '../api/staff.ts';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';
import { useStaffColumns } from './useStaffColumns.ts';

/** Props of `StaffPage`. */
export interface StaffPageProps {
  /** Search, filter, order and page, as the URL says. */
  search: ListSearch<StaffMemberSort>;
  onSearchChange: (search: ListSearch<StaffMemberSort>) => void;
}

/** Everybody who works here; without the permission for settings, names and positions. */
export function StaffPage({ search, onSearchChange }: StaffPageProps) {
  const at = useEntityList(staff, search);
  const columns = useStaffColumns(at.shared, at.allowsWriting);
  return (
    <>
      <EntityListPage {...{ at, columns, search, onSearchChange }} isActiveOnly={!at.allowsWriting} />
      <InvitationLinkDialog />
    </>
  );
}
