import { defineConfig, parse } from '@terrazzo/parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { designTokens, type TokenNode } from '../theme/design-tokens.ts';
import {
  breakpoints,
  colorRoles,
  colorValue,
  palette,
  spaceSteps,
  themeNames,
  typeRoles,
  type ColorRole,
} from '../theme/index.ts';

const cwd = new URL('file:///tokens/');
// Every rule that the reader ships, but its taste in names: ours are those of the code.
const config = defineConfig({}, { cwd });
config.lint.rules['core/consistent-naming'] = ['off', {}];

/** Reads a file as a design tool would: every `$value` checked against its `$type`, every alias followed. */
async function readAsTool(tokens: TokenNode) {
  const src = JSON.stringify(tokens);
  const result = await parse([{ filename: new URL('cardamom.tokens.json', cwd), src }], { config });
  return result.tokens;
}

describe.each(themeNames)('the %s tokens for design tools', (theme) => {
  const tokens = designTokens(theme);
  let read: Awaited<ReturnType<typeof readAsTool>>;
  beforeAll(async () => {
    read = await readAsTool(tokens);
  });

  test('are valid in the Design Tokens format', () => {
    expect(Object.keys(read).length).toBeGreaterThan(180);
  });

  test('hold every role, with the colour that the product shows', () => {
    for (const role of Object.keys(colorRoles) as ColorRole[]) {
      const shown = colorValue(role, theme);
      const value = read[`color.${role}`]?.$value;
      if (shown.startsWith('#')) expect(value, role).toMatchObject({ hex: shown.toLowerCase(), alpha: 1 });
    }
    expect(read['color.scrim']?.$value).toMatchObject({
      hex: '#0e0f0c',
      alpha: theme === 'light' ? 0.48 : 0.64,
    });
  });

  test('name the palette in every role that comes from it', () => {
    const { color } = tokens as { color: Record<string, TokenNode> };
    expect(color['primaryFill']?.$value).toBe('{palette.lime.400}');
    const written = Object.keys(colorRoles).filter((role) => typeof color[role]?.$value !== 'string');
    expect(written).toEqual(['scrim']);
  });

  test('hold every step of space, type and width', () => {
    for (const [step, value] of Object.entries(spaceSteps))
      expect(read[`space.${step}`]?.$value).toEqual({ value, unit: 'px' });
    for (const name of Object.keys(breakpoints)) expect(read).toHaveProperty([`breakpoint.${name}`]);
    for (const [role, { size }] of Object.entries(typeRoles))
      expect(read[`typography.${role}`]?.$value).toMatchObject({ fontSize: { value: size, unit: 'px' } });
  });

  test('keep every layer of a shadow', () => {
    expect(read['shadow.floating']?.$value).toHaveLength(theme === 'light' ? 3 : 2);
  });
});

test('a palette colour has one name only, or an alias could mean another', () => {
  const colors = Object.values(palette).flatMap((ramp) => Object.values(ramp));
  expect(new Set(colors).size).toBe(colors.length);
});

test.each([
  ['a colour without a space', { $type: 'color', $value: { components: [1, 2, 3] } }],
  ['a dimension without a unit', { $type: 'dimension', $value: 16 }],
  ['an alias of nothing', { $type: 'color', $value: '{palette.lime.401}' }],
])('a design tool refuses %s', async (_what, token) => {
  await expect(readAsTool({ wrong: token })).rejects.toThrow();
});
