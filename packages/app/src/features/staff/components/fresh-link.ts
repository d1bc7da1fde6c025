import type { StaffMember } from '@cardamom/api-types';
import { toast } from '@cardamom/ui';
import { atom, useSetAtom } from 'jotai';
import { useMessages } from '#shared/messages/index.ts';

/** An invitation's link that no mail brought, with whom it is for. */
export interface FreshLink {
  name: string;
  link: string;
  delivery: 'KEPT' | 'FAILED';
}

/** The link that is shown now, and never again once it is closed. */
export const freshLinkAtom = atom<FreshLink | null>(null);

/** Says what became of an invitation that was just sent: that it was, or its link, which is shown once. */
export function useTellInvitation(): (member: StaffMember) => void {
  const { t } = useMessages('staff');
  const show = useSetAtom(freshLinkAtom);
  return ({ name, invitation }) => {
    const { delivery, link } = invitation ?? {};
    if (delivery === 'SENT') toast(t('toast.invited'));
    else if (delivery && link) show({ name, link, delivery });
  };
}
