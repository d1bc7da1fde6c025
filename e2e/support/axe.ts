import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Asked = Parameters<AxeBuilder['options']>[0];

/** What axe looks for in each theme; the dark one changes colours only, so only they are looked at again. Guests are promised contrast AAA. */
function asked(theme: 'light' | 'dark', isForGuests: boolean): Asked {
  const contrast = isForGuests ? 'color-contrast-enhanced' : 'color-contrast';
  if (theme === 'dark') return { runOnly: { type: 'rule', values: [contrast, 'link-in-text-block'] } };
  return { rules: { 'target-size': { enabled: true }, [contrast]: { enabled: true } } };
}

/** What axe finds on a page, in both themes and with the target-size rule on; leaves it in the light one. */
export async function axeViolations(page: Page, { isForGuests = false } = {}): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme);
    const { violations, incomplete } = await new AxeBuilder({ page })
      .setLegacyMode()
      // A page in a frame is a page of its own, and held to it where it stands alone.
      .exclude('iframe')
      .options({ resultTypes: ['violations', 'incomplete'], ...asked(theme, isForGuests) })
      .analyze();
    // Words in the colour of their ground: axe leaves open whether somebody hid them there. The office does, where a field of a PIN draws
    // its figures itself.
    for (const { id, nodes } of isForGuests ? incomplete : [])
      for (const { html, any } of nodes)
        if (any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio'))
          found.push(`${page.url()} in the ${theme} theme, ${id}, not to be seen: ${html}`);
    for (const { id, nodes } of violations)
      found.push(`${page.url()} in the ${theme} theme, ${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  }
  return found;
}
