import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductServer } from '../../scripts/lib/product-server.ts';
import { register } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

// proves: pages.outside.login
test('with LOGIN_URL a signed-out person is led to the provider’s page and back', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardamom-provider-'));
  const server = await startProductServer(dataDir, {
    SEED_DEMO: 'false',
    REGISTRATION: 'open',
    LOGIN_URL: 'http://provider.example/sign-in?service=cardamom',
  });
  try {
    await page.route('http://provider.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The provider signs you in</h1>' }),
    );
    const wanted = `${server.baseUrl}/menu-management/items?search=soup`;
    await page.goto(wanted);
    await expect(page.getByRole('heading', { name: 'The provider signs you in' })).toBeVisible();
    const provider = new URL(page.url());
    expect(provider.searchParams.get('service')).toBe('cardamom');
    const wayBack = provider.searchParams.get('returnTo') ?? '';
    expect(wayBack).toBe(wanted);
    await register(page.request, undefined, server.baseUrl);
    await page.goto(wayBack);
    await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search items' })).toHaveValue('soup');
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
