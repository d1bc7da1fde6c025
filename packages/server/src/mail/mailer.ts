import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Message } from './compose.ts';
import { keepInOutbox } from './outbox.ts';
import { sendBySmtp } from './smtp.ts';

/** A mail to one person, in plain text. */
export type Mail = Pick<Message, 'to' | 'subject' | 'text'>;

/** What became of a mail: a mail server took it, it lies in the outbox, or neither could be done. */
export type Delivery = 'SENT' | 'KEPT' | 'FAILED';

/** What writes to people; `services.mailer` has it. */
export type Mailer = {
  /**
   * Sends one mail, or keeps it as a file where no mail server is configured, and returns which. Never throws: what fails is
   * logged without who it was for. It takes as long as the mail server does, so await it only where the answer tells what became
   * of it, and never inside a transaction.
   */
  send(mail: Mail): Promise<Delivery>;
  /** Waits for what is being sent. */
  close(): Promise<void>;
};

/** Makes the mailer of an installation: by SMTP_URL, else into `DATA_DIR/outbox`. What sends is loaded with the first mail. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: FastifyBaseLogger,
): Mailer {
  const { smtpUrl, mailFrom: from, dataDir } = config;
  const underWay = new Set<Promise<Delivery>>();

  async function deliver(mail: Mail): Promise<Delivery> {
    try {
      if (smtpUrl === undefined) await keepInOutbox(dataDir, { from, ...mail });
      else await sendBySmtp(smtpUrl, { from, ...mail });
      return smtpUrl === undefined ? 'KEPT' : 'SENT';
    } catch (error) {
      // What a mail server says may name the person, so only its code is told.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      log.error({ code, responseCode }, 'a mail could not be sent');
      return 'FAILED';
    }
  }

  return {
    async send(mail) {
      const sending = deliver(mail);
      underWay.add(sending);
      try {
        return await sending;
      } finally {
        underWay.delete(sending);
      }
    },
    async close() {
      await Promise.all(underWay);
    },
  };
}
