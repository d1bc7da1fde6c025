import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived: its envelope, and what a reader shows of it. */
export type ArrivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
};

export type MailServer = {
  readonly url: string;
  readonly arrived: ArrivedMail[];
  /** Refuses the next mail, as a full mailbox does. */
  refuseNext(): void;
  /** Gives no answer to the next mail; resolves once it has been offered, with what refuses it. */
  holdNext(): Promise<() => void>;
  stop(): Promise<void>;
};

/** The text of a mail as it is read: quoted-printable (RFC 2045 section 6.7) or base64 undone. */
export function readMail(raw: string): Pick<ArrivedMail, 'headers' | 'text'> {
  const [headers = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const content = body.join('\n\n');
  if (/^content-transfer-encoding: base64$/imu.test(headers))
    return { headers, text: Buffer.from(content, 'base64').toString() };
  if (!/^content-transfer-encoding: quoted-printable$/imu.test(headers)) return { headers, text: content };
  const bytes = content
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString() };
}

/** A real mail server on this machine, which takes what its one user sends. */
export async function startMailServer(user = 'cardamom', password = 's3cret pass'): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  let isRefusing = false;
  const full = Object.assign(new Error('Mailbox full'), { responseCode: 452 });
  let hold: ((refuse: () => void) => void) | undefined;
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth(given, _session, done) {
      const isRight = given.username === user && given.password === password;
      done(isRight ? null : new Error('Wrong name or password'), { user });
    },
    onRcptTo(_address, _session, done) {
      const [isRefused, held] = [isRefusing, hold];
      isRefusing = false;
      hold = undefined;
      if (held) held(() => done(full));
      else done(isRefused ? full : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const raw = Buffer.concat(chunks).toString();
        arrived.push({ from, to: rcptTo.map(({ address }) => address), ...readMail(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    arrived,
    refuseNext: () => {
      isRefusing = true;
    },
    holdNext: () => {
      const offered = Promise.withResolvers<() => void>();
      hold = offered.resolve;
      return offered.promise;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
