import type { Mail } from '../../mail/mailer.ts';
import { wholeName } from './fields.ts';

/** What an invitation says. */
export type InvitationText = {
  readonly to: string;
  readonly name: string;
  readonly inviter: { readonly name: string; readonly lastName: string };
  readonly restaurantName: string;
  readonly link: string;
  readonly isAccountNew: boolean;
};

/** The mail that asks somebody to join a restaurant. */
export function invitationMail({
  to,
  name,
  inviter,
  restaurantName,
  link,
  isAccountNew,
}: InvitationText): Mail {
  const next = isAccountNew
    ? 'Open the link and choose a password:'
    : 'You already have an account. Open the link to join with it:';
  return {
    to,
    subject: `Join ${restaurantName} on Cardamom`,
    text: [
      `Hello ${name},`,
      `${wholeName(inviter)} invites you to work with ${restaurantName} on Cardamom.`,
      `${next}\n${link}`,
      `The link works once, within 7 days.`,
      `If you do not know ${restaurantName}, do nothing: nothing happens without you.\n`,
    ].join('\n\n'),
  };
}
