import type { StaffMember } from '@cardamom/api-types';

/** Somebody who works here, called by their whole name wherever they are listed. */
export interface Person extends StaffMember {
  firstName: string;
}

/** The member under their whole name; what lost a race carries them as they travel. */
export function personOf(member: StaffMember | Person): Person {
  if ('firstName' in member) return member;
  return { ...member, name: `${member.name} ${member.lastName}`.trim(), firstName: member.name };
}
