import { ensureBuilt } from '../lib/build.mjs';
import { whyNotComparable } from '../pictures/accepted.ts';
import { pictureEnvironment } from '../pictures/environment.ts';
import { ensurePinnedBrowser, pinnedBrowserName, whyNoPinnedBrowser } from '../pictures/pinned-browser.ts';
import { whyDrawsDifferently } from '../pictures/test-card.ts';
import { ensureBrowser } from './browser.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import type { Need } from './step.ts';

/** What steps need, made ready once, at the first step that asks, and taken down at the end. */
export class Resources {
  #ready = new Map<Need, Promise<NodeJS.ProcessEnv>>();
  #postgres: TestPostgres | undefined;

  /** Environment for a step with these needs; rejects with the reason where one cannot be had. */
  async environmentFor(needs: readonly Need[]): Promise<NodeJS.ProcessEnv> {
    const parts: NodeJS.ProcessEnv[] = [{ ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }, QUIET];
    for (const need of needs) {
      const ready = this.#ready.get(need) ?? this.#prepare(need);
      this.#ready.set(need, ready);
      parts.push(await ready);
    }
    return Object.assign({}, ...parts) as NodeJS.ProcessEnv;
  }

  /** Stops what was started. */
  async release(): Promise<void> {
    await this.#ready.get('postgres')?.catch(() => undefined);
    await this.#postgres?.stop();
  }

  async #prepare(need: Need): Promise<NodeJS.ProcessEnv> {
    if (need === 'browser') return { CHROMIUM_PATH: await ensureBrowser() };
    if (need === 'picture-browser') return preparePictures();
    if (need === 'build') {
      await ensureBuilt({ node: process.execPath, env: process.env });
      return {};
    }
    this.#postgres = await startPostgres();
    return { TEST_POSTGRES_URL: this.#postgres.url };
  }
}

/**
 * The stories run in the browser that takes their pictures, and these are compared; with `PICTURES=watch` they do not make a
 * run red. No pictures are taken with `PICTURES=none`. Where that browser cannot run, and on a machine that draws otherwise,
 * none are compared, which CI does not take for a success.
 */
async function preparePictures(): Promise<NodeJS.ProcessEnv> {
  const purpose = process.env['PICTURES'] ?? 'compare';
  if (purpose === 'none') {
    const skipped = 'PICTURES=none asked for it';
    return { CHROMIUM_PATH: await ensureBrowser(), PICTURES: undefined, PICTURES_SKIPPED: skipped };
  }
  const reason = whyNoPinnedBrowser();
  if (reason) {
    const skipped = `${pinnedBrowserName} runs on Linux x64 only; ${reason}`;
    return { CHROMIUM_PATH: await ensureBrowser(), PICTURES: undefined, ...notCompared(skipped) };
  }
  const browser = await ensurePinnedBrowser();
  const stale = whyNotComparable();
  const other = stale ? undefined : await whyDrawsDifferently(browser);
  if (other) return { CHROMIUM_PATH: browser, PICTURES: undefined, ...notCompared(other) };
  if (stale) return { CHROMIUM_PATH: browser, PICTURES: undefined, PICTURES_STALE: stale };
  return pictureEnvironment(browser, purpose);
}

/** A person is told why pictures were not compared; in CI, where nobody reads the line, the step fails unless it was asked for. */
export function notCompared(reason: string, isCi = Boolean(process.env['CI'])): NodeJS.ProcessEnv {
  if (!isCi) return { PICTURES_SKIPPED: reason };
  return {
    PICTURES_STALE: `Pictures were not compared: ${reason}. PICTURES=none runs the stories without them.`,
  };
}

/** No tool phones home from a test run. */
const QUIET: NodeJS.ProcessEnv = {
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};
