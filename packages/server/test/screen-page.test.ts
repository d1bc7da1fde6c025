import fastify from 'fastify';
import { expect, test } from 'vitest';
import { screenPageRoutes, type ScreenPage } from '../src/static/screen-page.ts';

const config = { publicUrl: 'https://menu.example' } as Parameters<typeof screenPageRoutes>[1]['config'];
const html =
  '<!doctype html><html lang="en"><head><script type="module" src="/screen-assets/a.js"></script></head></html>';

async function asked(page: ScreenPage, url: string) {
  const app = fastify();
  screenPageRoutes(app, { config }, page);
  const answer = await app.inject({ url });
  await app.close();
  return answer;
}

test.each(['/screen', '/screen/K7M2P9AB'])('%s is a page that no search engine lists', async (url) => {
  const { statusCode, headers, body } = await asked({ html, version: '0.1.0-ab' }, url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('<meta name="screen-version" content="0.1.0-ab">');
});

test('runs no script and no style but its own', async () => {
  const { headers, body } = await asked({ html, version: '0.1.0' }, '/screen');
  const policy = String(headers['content-security-policy']);
  const nonce = /'nonce-([\w-]+)'/u.exec(policy)?.[1] ?? '';
  expect(nonce.length).toBeGreaterThan(20);
  expect(body).toContain(`<script nonce="${nonce}"`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('trusted-types default screen-worker');
  const { body: next } = await asked({ html, version: '0.1.0' }, '/screen');
  expect(next).not.toContain(nonce);
});

test('says that it is not built where it is not', async () => {
  const { statusCode, headers, body } = await asked({ html: null, version: '0.1.0' }, '/screen');
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  expect(body).toContain('not built');
});
