/** A mail as it leaves: its sender is the installation's. */
export type Message = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/**
 * What nodemailer is given. An address is handed over by itself, so that nothing in it is read as a second one, and a text never
 * names a file or an address of the web to be fetched.
 */
export function composed({ from, to, subject, text }: Message) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    // Machines that answer for people on holiday stay silent (RFC 3834 section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
