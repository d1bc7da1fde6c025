import type { Config } from '../config/config.ts';
import type { Mail } from '../mail/mailer.ts';

type Installation = Pick<Config, 'publicUrl'>;

/** The link that sets a new password. */
export function resetMail({ publicUrl }: Installation, to: string, secret: string): Mail {
  return {
    to,
    subject: 'Set a new password for Cardamom',
    text: `Somebody asked for a new password for ${to} at ${publicUrl}.

Open this link within an hour to choose one:

${publicUrl}/reset-password#${secret}

The link works once. If you did not ask for it, ignore this e-mail: your password stays as it is.
`,
  };
}

/** The link that makes an address the account's. */
export function confirmationMail({ publicUrl }: Installation, to: string, secret: string): Mail {
  return {
    to,
    subject: 'Confirm your e-mail for Cardamom',
    text: `Somebody wants to sign in with ${to} at ${publicUrl} from now on.

Open this link within a day to confirm that this is your address:

${publicUrl}/confirm-email#${secret}

The link works once. If you do not expect it, ignore this e-mail: nothing changes.
`,
  };
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail({ publicUrl }: Installation, to: string): Mail {
  return {
    to,
    subject: 'Your Cardamom password was changed',
    text: `The password of ${to} at ${publicUrl} was changed, and all other devices were signed out.

If this was not you, set a new password right away:

${publicUrl}/forgot-password
`,
  };
}

/** Tells the former address that another one signs in from now on. */
export function emailChangedMail({ publicUrl }: Installation, to: string, next: string): Mail {
  return {
    to,
    subject: 'Your Cardamom e-mail was changed',
    text: `The account that signed in with ${to} at ${publicUrl} signs in with ${next} from now on.

If this was not you, tell the owner of your restaurant, or whoever runs Cardamom for you.
`,
  };
}
