import type { Browser } from 'playwright';
import { launchBrowser } from './browser.ts';
import { looks, pathOfMenu, signInToDemo, wear } from './demo.ts';
import { startServer } from './server.ts';

const phone = { width: 390, height: 844 };

/** Where things of a menu stand on a phone, in px from the top of the page. */
interface Standing {
  dishes: number;
  firstDish: number;
  firstName: number;
  lastDishEnds: number;
}

/** Measures a menu as it stands at a second visit: with the look's face, which at the first may wait where it would move lines. */
async function measure(browser: Browser, url: string): Promise<Standing> {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    for (const visit of [page.goto.bind(page, url), page.reload.bind(page)]) {
      await visit();
      // All dishes are laid out; before, those out of sight take an estimate.
      await page.locator('html[data-whole]').waitFor();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
    }
    return await page.evaluate(() => {
      const dishes = [...document.querySelectorAll('main section [role=list] > li')];
      const first = dishes[0];
      const top = (selector: string) =>
        first?.querySelector(selector)?.getBoundingClientRect().top ?? Infinity;
      return {
        dishes: dishes.length,
        // A featured dish's picture may stand out of its row.
        firstDish: Math.min(first?.getBoundingClientRect().top ?? NaN, top('picture')),
        firstName: top('h3'),
        lastDishEnds: dishes.at(-1)?.getBoundingClientRect().bottom ?? NaN,
      };
    });
  } finally {
    await context.close();
  }
}

/** How much of a phone's page each look takes: where the first dish stands, and the room of a dish with its share of the sections' heads. */
export async function benchmarkLooks(): Promise<void> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const owner = await signInToDemo(server);
    const path = await pathOfMenu(server);
    const rows: Record<string, Record<string, number>> = {};
    for (const worn of looks) {
      await wear(owner, worn);
      const { dishes, firstDish, firstName, lastDishEnds } = await measure(browser, server.origin + path);
      rows[worn.look] = {
        dishes,
        'first dish at': Math.round(firstDish),
        'its name at': Math.round(firstName),
        'px a dish': Math.round((lastDishEnds - firstDish) / dishes),
      };
    }
    console.log(
      `The demo's menu at ${phone.width} × ${phone.height}, in px; aimed at are 430 for the first dish and 185 a dish in Linen`,
    );
    console.table(rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}
