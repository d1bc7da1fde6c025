import type { Language, Permission, Phone, StaffMember, StaffMemberPatch, Theme } from '@cardamom/api-types';
import type { FieldWriters } from '../../entities/kind.ts';

/** Everything of a person that the restaurant keeps; the contract lets a member of staff see less of others. */
export type KnownMember = StaffMember & {
  readonly email: string;
  readonly permissions: Permission[];
  readonly isOwner: boolean;
  readonly hasPin: boolean;
  readonly defaultLanguage: Language;
  readonly theme: Theme;
};

/** What is stored of a person's record. */
export type StaffFields = {
  name: string;
  lastName: string;
  position: string;
  phone: Phone | null;
  permissions: Permission[];
  pinDigest: string;
  defaultLanguage: Language;
  theme: Theme;
  imageId: string | null;
  isActive: boolean;
};

/** How an account comes to a restaurant: it has joined, or until when, and by whom, it is asked to. */
export type Membership = {
  readonly accountId: string;
  readonly joinedAt: number | null;
  readonly invitedAt: number | null;
  readonly invitationExpiresAt: number | null;
  readonly invitedBy: string | null;
};

/** A new person's record. */
export type NewMember = StaffFields & Membership;

/** An edit, with the PIN as it is stored. */
export type StaffEdit = Omit<StaffMemberPatch, 'pin'> & { readonly pinDigest?: string };

/** How history writes the fields of a record back. A PIN, which nobody can read, does not come back. */
export const staffWriters: FieldWriters<KnownMember, StaffEdit> = {
  name: ({ name }) => ({ name }),
  lastName: ({ lastName }) => ({ lastName }),
  position: ({ position }) => ({ position }),
  phone: ({ phone }) => ({ phone }),
  permissions: ({ permissions }) => ({ permissions }),
  defaultLanguage: ({ defaultLanguage }) => ({ defaultLanguage }),
  theme: ({ theme }) => ({ theme }),
  picture: ({ picture }) => ({ pictureId: picture?.id ?? null }),
  isActive: ({ isActive }) => ({ isActive }),
};

/** Both names, as a person is called among others. */
export const wholeName = ({ name, lastName }: { name: string; lastName: string }): string =>
  `${name} ${lastName}`.trim();
