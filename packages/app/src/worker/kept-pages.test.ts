import { describe, expect, test } from 'vitest';
import {
  allowingStyle,
  isTooOld,
  keptAddress,
  keptWords,
  standIns,
  tooMany,
  withNotice,
} from './kept-pages.ts';

const at = (address: string) => new URL(address, 'https://menus.example');
const menu = '/qr-menu/casa-lima/0198c0de-0000-7000-8000-000000000001';

describe('what is kept of guests’ pages', () => {
  test.each([
    `${menu}?without=PEANUTS`,
    `${menu}?without=`,
    `${menu}?table=12&without=DAIRY`,
    '/qr-menu/casa-lima?q=soup',
    '/qr-menu/casa-lima?diet=VEGAN',
  ])('%s is a filter, and kept nowhere', (address) => {
    expect(keptAddress(at(address))).toBeNull();
  });

  test('a page is one page, whatever else its address says, and another at each table', () => {
    expect(keptAddress(at('/qr-menu/casa-lima?utm_source=poster'))).toBe('/qr-menu/casa-lima');
    expect(keptAddress(at('/qr-menu/casa-lima?utm=a&table=Window%20seat'))).toBe(
      '/qr-menu/casa-lima?table=Window+seat',
    );
  });

  test('without its filter it stands in, then what is above it', () => {
    expect(standIns(at(`${menu}?without=PEANUTS&table=12`))).toEqual([
      `${menu}?table=12`,
      menu,
      '/qr-menu/casa-lima?table=12',
      '/qr-menu/casa-lima',
    ]);
    expect(standIns(at('/qr-menu/casa-lima?q=soup'))).toEqual(['/qr-menu/casa-lima']);
  });

  test('the oldest goes where there are too many', () => {
    expect(tooMany(['a', 'b', 'c'], 2)).toEqual(['a']);
    expect(tooMany(['a', 'b'], 2)).toEqual([]);
  });

  test('what is so old that a weekday could mean another week is not shown', () => {
    const kept = Date.parse('2026-11-26T19:42:00Z');
    const after = (days: number) => kept + days * 86_400_000;
    expect([isTooOld(kept, after(5.9)), isTooOld(kept, after(6.1))]).toEqual([false, true]);
    expect(isTooOld(after(7), kept)).toBe(true);
  });
});

describe('a kept page', () => {
  test('says from when it is and what may have changed, above everything else', () => {
    const words = keptWords(new Date(2026, 10, 26, 19, 42).getTime(), true);
    const html = withNotice('<head><style>a{}</style></head><body><header>Casa Lima</header>', words, 'p{}');
    expect(html).toBe(
      '<head><style>a{}</style><style>p{}</style></head><body><p data-kept role="alert" lang="en" dir="ltr"><b>You are offline.</b> This menu is as of Thursday 19:42; prices and allergens may have changed. Ask us.</p><header>Casa Lima</header>',
    );
  });

  test('does not call a guest offline whose network is there', () => {
    expect(keptWords(0, false).title).toBe('We cannot be reached at the moment.');
  });

  test('allows the style of what it says by its hash, and nothing else', () => {
    expect(allowingStyle("default-src 'none'; style-src 'sha256-a='; img-src 'self'", 'b=')).toBe(
      "default-src 'none'; style-src 'sha256-b=' 'sha256-a='; img-src 'self'",
    );
  });
});
