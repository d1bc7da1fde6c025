import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { setClock } from '../src/shared/clock.ts';
import { readMail, startMailServer } from './support/mail-server.ts';

const mail = {
  to: 'rosa@example.org',
  subject: 'Join “Café Lima”',
  text: 'Olá Rosa,\n\nhttps://menu.example.org/accept-invitation#a-secret-of-the-link\n',
};

let dataDir: string;
let logged: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardamom-mail-'));
  logged = '';
});
afterEach(() => rm(dataDir, { recursive: true }));

function mailer(smtpUrl?: string) {
  const log = pino({ level: 'trace' }, { write: (line: string) => (logged += line) });
  return createMailer({ smtpUrl, mailFrom: 'Café Lima <menu@example.org>', dataDir }, log);
}

async function outbox(): Promise<string[]> {
  return (await readdir(join(dataDir, 'outbox'))).map((name) => join(dataDir, 'outbox', name));
}

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  test('a mail arrives as it was written, from the installation', async () => {
    expect(await mailer(server.url).send(mail)).toBe('SENT');
    const [arrived] = server.arrived;
    expect(arrived).toMatchObject({ from: 'menu@example.org', to: ['rosa@example.org'] });
    expect(arrived?.text.trimEnd()).toBe(mail.text.trimEnd());
    expect(arrived?.headers).toMatch(/^auto-submitted: auto-generated$/imu);
  });

  test('what looks like further recipients reaches nobody else', async () => {
    await mailer(server.url).send({
      ...mail,
      to: 'rosa@example.org',
      subject: 'Join\r\nBcc: eve@example.org\r\n\r\nNothing',
    });
    expect(server.arrived.map(({ to }) => to)).toEqual([['rosa@example.org']]);
    expect(server.arrived[0]?.headers).not.toMatch(/^bcc:/imu);
  });

  test('one that is refused fails, and the log knows neither who it was for nor what it held', async () => {
    server.refuseNext();
    expect(await mailer(server.url).send(mail)).toBe('FAILED');
    expect(logged).toContain('a mail could not be sent');
    expect(logged).not.toMatch(/rosa|a-secret|s3cret/u);
  });
});

test('a mail fails where nobody listens at the address', async () => {
  const gone = await startMailServer();
  await gone.stop();
  expect(await mailer(gone.url).send(mail)).toBe('FAILED');
  expect(logged).not.toMatch(/rosa|a-secret|s3cret/u);
});

describe('without a mail server', () => {
  test('a mail lies in the outbox, for the server’s user alone', async () => {
    expect(await mailer().send(mail)).toBe('KEPT');
    const files = await outbox();
    expect(files).toHaveLength(1);
    const [file = ''] = files;
    expect(file).toMatch(/\.eml$/u);
    const { headers, text } = readMail(await readFile(file, 'utf8'));
    expect(headers).toMatch(/^to: rosa@example\.org$/imu);
    expect(text.trimEnd()).toBe(mail.text.trimEnd());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
  });

  test('what lies there is forgotten after a week', async () => {
    const restore = setClock(() => Date.UTC(2026, 2, 14));
    await mailer().send(mail);
    restore();
    const later = setClock(() => Date.UTC(2026, 2, 20));
    await mailer().send(mail);
    expect(await outbox()).toHaveLength(2);
    later();
    const muchLater = setClock(() => Date.UTC(2026, 2, 22));
    await mailer().send(mail);
    muchLater();
    expect(await outbox()).toHaveLength(2);
  });
});

describe('the configuration', () => {
  test('takes a mail server, and says whom mails are from', () => {
    const config = readConfig({
      SMTP_URL: 'smtps://a:b@mail.example.org',
      PUBLIC_URL: 'https://menu.example.org',
    });
    expect(config.smtpUrl).toBe('smtps://a:b@mail.example.org');
    expect(config.mailFrom).toBe('Cardamom <cardamom@menu.example.org>');
  });

  test.each([
    ['SMTP_URL', 'https://a:hidden@mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.org\r\nBcc: b@example.org'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('never repeats the mail server’s password', () => {
    expect(() => readConfig({ SMTP_URL: 'https://a:hidden@mail.example.org' })).not.toThrow(/hidden/u);
  });
});
