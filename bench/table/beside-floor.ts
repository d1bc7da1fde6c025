import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { median } from '../lighthouse.ts';
import type { Drawn, FloorRound } from './floor.tsx';

const rounds = 8;

/** A page that is served until `stop`. */
export interface ServedTable {
  origin: string;
  /** Ends the serving and removes what was built. */
  stop: () => Promise<void>;
}

/** Builds the page of the table's benchmarks, and serves it. */
export async function serveTable(): Promise<ServedTable> {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), 'cardamom-bench-table-'));
  await build({
    root,
    // Components of react-aria read this in the browser (docs/rules.md, Browser).
    define: { 'process.env.VIRT_ON': '"1"' },
    logLevel: 'error',
    configFile: false,
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4390 },
  });
  const origin = server.resolvedUrls?.local[0];
  if (origin === undefined) throw new Error('The page is not served.');
  const stop = async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
  return { origin, stop };
}

/**
 * What fifty rows of eleven cells cost, ours and written by hand in turns, on a processor `slowDown` times slower than this
 * one: the medians in ms, without the first round of each.
 */
export async function besideFloor(
  browser: Browser,
  origin: string,
  slowDown: number,
): Promise<Record<keyof FloorRound, Record<Drawn, number>>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${origin}#floor`);
  await page.waitForFunction('window.floor');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const measured: Record<Drawn, FloorRound[]> = { ours: [], native: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const drawn of ['ours', 'native'] as const) {
      const last = await page.evaluate<FloorRound>(`window.floor('${drawn}')`);
      if (round > 0) measured[drawn].push(last);
    }
  }
  await page.close();
  const middle = (step: keyof FloorRound) => ({
    ours: median(measured.ours.map((round) => round[step])),
    native: median(measured.native.map((round) => round[step])),
  });
  return {
    mount: middle('mount'),
    replace: middle('replace'),
    choose: middle('choose'),
    menu: middle('menu'),
    sort: middle('sort'),
  };
}

/** Ms that the platform itself takes to draw fifty rows written by hand: by this, figures of two machines can be compared. */
export async function platformFloor(browser: Browser, slowDown: number): Promise<number> {
  const { origin, stop } = await serveTable();
  try {
    return Math.round((await besideFloor(browser, origin, slowDown)).mount.native);
  } finally {
    await stop();
  }
}
