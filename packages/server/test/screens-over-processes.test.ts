import type { LiveChanges, PublicScreen, Screen } from '@cardamom/api-types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../src/shared/clock.ts';
import { addressOf, listen } from './support/live-stream.ts';
import { lookAtScreensOf } from './support/look-at-screens.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { startTestServer, type Owner, type TestServer } from './support/server.ts';

/** Two servers on one database; what one does the other has heard of by NOTIFY alone. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('screens of two processes', () => {
  let mails: MailServer;
  let first: TestServer;
  let second: TestServer;
  let owner: Owner;
  let screen: Screen;
  let putBack: (() => void) | undefined;
  beforeAll(async () => {
    mails = await startMailServer();
    first = await startTestServer({ smtpUrl: mails.url });
    second = await startTestServer({ databaseUrl: first.config.databaseUrl, smtpUrl: mails.url });
    owner = await first.registerRestaurant();
    screen = (await owner.request('createScreen', { body: { name: 'Bar' } })).body.data;
  });
  afterEach(() => putBack?.());
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await mails.stop();
  });

  const shownBySecond = async (screenCode = screen.code): Promise<PublicScreen> =>
    (await second.visitor().request('getPublicScreen', { params: { screenCode } })).body.data;

  test('one that is identified through one shows it at the other within a second', async () => {
    const { restaurantUrl } = owner.profile.restaurant;
    const stream = await listen(await addressOf(second.app), { restaurantUrl });
    expect((await stream.next()).name).toBe('ready');
    // Known there before, so that only what is heard makes it read anew.
    expect((await shownBySecond()).identifyUntil).toBeNull();
    const asked = performance.now();
    await owner.request('identifyScreen', { params: { screenId: screen.id } });
    const event = await stream.next();
    const answer = await shownBySecond();
    expect(performance.now() - asked).toBeLessThan(1000);
    stream.hangUp();
    expect((event.data as LiveChanges).changes).toEqual([{ entity: 'SCREEN_IDENTIFICATION', id: screen.id }]);
    expect(answer.identifyUntil).not.toBeNull();
  });

  test('a television that asks at one is paired at the other', async () => {
    const { code, token } = (await second.visitor().request('startScreenPairing')).body.data;
    const paired = await owner.request('pairScreen', { params: { screenId: screen.id }, body: { code } });
    expect(paired.status).toBe(200);
    const answer = await second.visitor().request('checkScreenPairing', { body: { token } });
    expect(answer.body.data).toEqual({ screenCode: paired.body.data.code });
    expect((await shownBySecond(paired.body.data.code as string)).id).toBe(screen.id);
    screen = paired.body.data;
  });

  test('of an outage one of them mails', async () => {
    const report = {
      appVersion: '1',
      width: 1,
      height: 1,
      menuOf: '2026-01-01T00:00:00.000Z',
      showing: null,
    };
    await second.visitor().request('reportScreen', { params: { screenCode: screen.code }, body: report });
    putBack = setClock(() => Date.now() + 11 * 60_000);
    await Promise.all([first, second, first, second].map(lookAtScreensOf));
    expect(mails.arrived).toHaveLength(1);
  });
});
