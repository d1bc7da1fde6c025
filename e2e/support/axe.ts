import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe looks for in each theme; the dark one changes colours only, so only they are looked at again. */
const looksFor: Record<'light' | 'dark', Parameters<AxeBuilder['options']>[0]> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

/** Holds a page to zero axe violations in both themes, with the target-size rule on. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      // A page in a frame is a page of its own, and held to it where it stands alone.
      .exclude('iframe')
      .options({ resultTypes: ['violations'], ...looksFor[theme] })
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
    expect(found, `axe violations in the ${theme} theme of ${page.url()}`).toEqual([]);
  }
}
