import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe looks for in each theme; the dark one changes colours only, so only they are looked at again. */
const looksFor: Record<'light' | 'dark', Parameters<AxeBuilder['options']>[0]> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

/** What axe finds on a page, in both themes and with the target-size rule on; leaves it in the light one. */
export async function axeViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      // A page in a frame is a page of its own, and held to it where it stands alone.
      .exclude('iframe')
      .options({ resultTypes: ['violations'], ...looksFor[theme] })
      .analyze();
    for (const { id, nodes } of violations)
      found.push(`${page.url()} in the ${theme} theme, ${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  }
  return found;
}
