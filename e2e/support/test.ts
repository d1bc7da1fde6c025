import { randomInt } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import { register, type Owner } from './api.ts';

interface Fixtures {
  /** An uncaught error that a test provokes on purpose. */
  provokes: RegExp | null;
  /** Holds every page of a test to no uncaught error and no blocked script or style. */
  noBreakage: void;
  /** The owner of a restaurant of this test's own, signed in in the browser. */
  owner: Owner;
  /** The browser page of that owner, not yet anywhere. */
  office: Page;
}

/**
 * Every test comes from an address of its own, as different people do, so that the limit on tries at sign-in and
 * registration works as it does in life (the server trusts the tests as its proxy).
 */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ locale: _locale }, provide) => {
    await provide({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  provokes: [null, { option: true }],
  noBreakage: [
    async ({ context, provokes }, provide) => {
      const broken: string[] = [];
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!provokes?.test(message)) broken.push(message);
      });
      context.on('console', (message) => {
        if (/Content Security Policy|Trusted Type/.test(message.text())) broken.push(message.text());
      });
      await provide();
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
  owner: async ({ page }, provide) => {
    await provide(await register(page.request));
  },
  office: async ({ page, owner: _owner }, provide) => {
    await provide(page);
  },
});

export { expect };
