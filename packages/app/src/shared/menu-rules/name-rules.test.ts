import { beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from '../form/field-rules.ts';
import common from '../messages/en/common.json' with { type: 'json' };
import entities from '../messages/en/entities.json' with { type: 'json' };
import { catalogue } from '../messages/instance.ts';
import { setUpMessages } from '../messages/index.ts';
import { lengthOf, nameRules, textLength } from './name-rules.ts';

beforeAll(() => {
  setUpMessages();
  catalogue.addResourceBundle('en', 'common', common);
  catalogue.addResourceBundle('en', 'entities', entities);
});

const problemOf = (name: string) => problemsOf({ name }, { name: nameRules }).name;

describe('a name', () => {
  test('has 1 to 80 code points', () => {
    expect(problemOf('W')).toBeUndefined();
    expect(problemOf('x'.repeat(80))).toBeUndefined();
    expect(problemOf('x'.repeat(81))).toBe('Field Length is not valid (1 to 80 characters, now 81)');
  });

  test('of spaces alone is not filled in', () => {
    expect(problemOf('')).toBe('This field is required');
    expect(problemOf(' \t\u00A0')).toBe('This field is required');
  });

  test('is measured without the space around it', () => {
    expect(problemOf(`  ${'x'.repeat(80)}\n`)).toBeUndefined();
  });

  test('is measured in code points of its composed form, as the server measures it', () => {
    expect(problemOf('🍕'.repeat(80))).toBeUndefined();
    expect(problemOf('🍕'.repeat(81))).toContain('now 81');
    expect(lengthOf('e\u0301')).toBe(1);
  });

  test('holds nothing that cannot be stored', () => {
    expect(problemOf('Soup\0')).toBe('This text has characters that cannot be saved. Type it again.');
    expect(problemOf('Soup \uD83C')).toBe('This text has characters that cannot be saved. Type it again.');
  });
});

test('a text says how long it may be and how long it is', () => {
  expect(textLength(500)('ö'.repeat(500), {})).toBeNull();
  expect(textLength(500)('ö'.repeat(501), {})).toBe(
    'Field Length is not valid (at most 500 characters, now 501)',
  );
});
