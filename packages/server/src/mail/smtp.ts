import { composed, type Message } from './compose.ts';

/** How long a mail server may take for each of its steps, in ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands a mail to the mail server; throws what it, or the network, says. */
export async function sendBySmtp(smtpUrl: string, message: Message): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...patience });
  try {
    await transport.sendMail(composed(message));
  } finally {
    transport.close();
  }
}
