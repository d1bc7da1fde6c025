import { useQuery } from '@tanstack/react-query';
import { useAccess } from '#shared/access/index.ts';
import { FormSkeleton } from '#shared/entity-page/index.ts';
import { EntityFormPage, type EntityFormProps } from '#shared/entity/index.ts';
import type { StaffMemberDraft, StaffMemberPatch } from '@cardamom/api-types';
import { profileQuery } from '#shared/session/index.ts';
import { firstPinQuery, staff } from '../api/staff.ts';
import { ownPrefix } from '../model/own-prefix.ts';
import type { Person } from '../model/person.ts';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';
import { LastSignIn } from './LastSignIn.tsx';
import { StaffForm } from './StaffForm.tsx';
import { StaffInBrief } from './StaffInBrief.tsx';

type FormProps = EntityFormProps<Person, StaffMemberDraft, StaffMemberPatch>;

/** The form of somebody new begins with a PIN that nobody has; where none can be had, one is typed. */
function NewStaffForm(props: FormProps & { prefix: string }) {
  const { data, isError } = useQuery(firstPinQuery);
  if (!data && !isError) return <FormSkeleton />;
  return <StaffForm {...props} freePin={data?.pin ?? ''} />;
}

/** A person who is looked at or changed, or (null) somebody new. */
export function StaffMemberPage({ staffId }: { staffId: string | null }) {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const { can } = useAccess();
  const prefix = ownPrefix(profile?.phone?.prefix);
  return (
    <>
      <EntityFormPage definition={staff} id={staffId} hasStage={can('updateStaffMember')} Place={LastSignIn}>
        {(form) => {
          if (form.entity === null) return <NewStaffForm {...form} prefix={prefix} />;
          if (form.entity.permissions === null) return <StaffInBrief person={form.entity} />;
          return <StaffForm {...form} prefix={prefix} freePin="" />;
        }}
      </EntityFormPage>
      <InvitationLinkDialog />
    </>
  );
}
