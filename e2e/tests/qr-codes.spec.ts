import { readFile } from 'node:fs/promises';
import { register } from '../support/api.ts';
import { axeViolations } from '../support/axe.ts';
import { decodePicture, decodeQrCode } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';

// proves: qr.size.small, qr.size.large
test('what is shown is what is printed: the same code, at 2 and at 15 cm', async ({ page }) => {
  await register(page.request);
  await page.goto('/digital-menu/qr-codes');
  const shown = page.getByRole('img', { name: /^QR code of / });
  await expect(page.getByText('It scans')).toBeVisible();
  const link = await decodeQrCode(shown);
  expect(link).toMatch(/\/q\/[a-z0-9]{8}$/u);
  expect(await axeViolations(page)).toEqual([]);

  const downloaded = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    return readFile(await (await download).path());
  };
  await page.getByText('PNG', { exact: true }).click();
  expect(await decodePicture(await downloaded())).toBe(link);
  await page.getByText('Large, 15 × 15 cm').click();
  await page.getByText('SVG', { exact: true }).click();
  await expect(page.getByText('15 × 15 cm', { exact: true })).toBeVisible();
  const svg = await downloaded();
  expect(svg.toString()).toContain('width="150mm"');
  expect(await decodePicture(svg)).toBe(link);
});
