import { describe, expect, test } from 'vitest';
import { baseCss, themeCss } from './css.ts';
import { colorRoles, colorValue } from './roles.ts';
import { space, token } from './tokens.ts';

/** The declarations of the block that starts with this selector. */
function block(selector: string): string {
  const start = themeCss.indexOf(`${selector}{`);
  expect(start, `no block ${selector}`).toBeGreaterThanOrEqual(0);
  return themeCss.slice(start, themeCss.indexOf('}', start));
}

describe('one style sheet carries both schemes', () => {
  test('light is the default, and any element can ask for it', () => {
    const light = block(':root,[data-theme=light]');
    expect(light).toContain('color-scheme:light');
    expect(light).toContain(`--cm-color-page:${colorValue('page', 'light')}`);
  });

  test('dark follows the device only while nobody has chosen', () => {
    expect(themeCss).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark',
    );
  });

  // proves: looks.dark
  test('any element can be dark', () => {
    expect(block('[data-theme=dark]')).toContain(`--cm-color-page:${colorValue('page', 'dark')}`);
  });

  test('every role is in every scheme', () => {
    for (const role of Object.keys(colorRoles)) {
      const property = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(themeCss.split(`--cm-color-${property}:`)).toHaveLength(4);
    }
  });
});

test('a token is the property that the style sheet declares', () => {
  expect(token('color.textQuiet')).toBe('var(--cm-color-text-quiet)');
  expect(token('radius.container')).toBe('var(--cm-radius-container)');
  expect(space(4)).toBe('16px');
});

test('the reset uses only properties that the theme declares', () => {
  const used = [...baseCss.matchAll(/var\((--cm-[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(themeCss).toContain(`${name}:`);
});
