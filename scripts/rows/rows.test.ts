import { describe, expect, test } from 'vitest';
import { proofsIn } from './proofs.ts';
import { tableOf } from './table.ts';

const proofs = (...lines: string[]) => proofsIn('a.test.ts', lines.join('\n'));

describe('a tag belongs to what stands below it', () => {
  test('a test, with the groups it stands in', () => {
    const found = proofs(
      "describe('a price', () => {",
      "  test.each(['a'])('untold %s', () => {});",
      '',
      '  // proves: items.price, money.format',
      '  // proves: items.sizes',
      "  test('is never below zero', () => {});",
      '});',
    );
    expect(found).toEqual([
      {
        file: 'a.test.ts',
        title: 'a price › is never below zero',
        rows: ['items.price', 'money.format', 'items.sizes'],
      },
    ]);
  });

  test('a test made of a table, and one whose title is on the next line', () => {
    const [table, long] = proofs(
      '// proves: a.one',
      "test.each([['x', f(1)]] as const)(",
      "  'a picture of %s is refused',",
      ');',
      '// proves: a.two',
      'test(',
      "  `it's ${path} that says so`,",
      ');',
    );
    expect(table?.title).toBe('a picture of … is refused');
    expect(long?.title).toBe("it's … that says so");
  });

  test('a test in a group made of a table', () => {
    const [inGroup] = proofs(
      'describe.each([',
      "  ['Icons', 1],",
      "])('the drawings of %s', () => {",
      '  // proves: a.one',
      "  it('differ', () => {});",
      '});',
    );
    expect(inGroup?.title).toBe('the drawings of … › differ');
  });

  test('a story, by its name', () => {
    const [plain, named] = proofs(
      '// proves: a.one',
      'export const SoldOut: Story = {',
      "  args: { name: 'Soup' },",
      '};',
      '// proves: a.two',
      'export const Long: Story = {',
      "  name: 'A long name',",
      '};',
    );
    expect(plain?.title).toBe('Sold out');
    expect(named?.title).toBe('A long name');
  });
});

describe('a tag is refused', () => {
  test('above anything that is no test', () => {
    expect(() => proofs('// proves: a.one', 'const x = 1;')).toThrow('a.test.ts:1');
  });

  test.each(["test.skip('x')", "test.todo('x')", "test.fail('x')", "describe.skip('x')"])(
    'above %s, which proves nothing',
    (line) => expect(() => proofs('// proves: a.one', line)).toThrow('what never runs proves nothing'),
  );

  test('when it names a row twice, or one that does not exist', () => {
    expect(() => proofs('// proves: a.one, a.one', "test('x')")).toThrow('a.one twice');
    const unknown = proofs('// proves: a.three', "test('x', () => {})");
    expect(() => tableOf([{ title: 'A', rows: [{ id: 'a.one', words: 'One' }] }], unknown)).toThrow(
      'a.test.ts: "x" names "a.three"',
    );
  });
});

test('what no test names is open, and the rest is counted', () => {
  const rows = [
    { id: 'a.one', words: 'One' },
    { id: 'a.two', words: 'Two' },
  ];
  const page = tableOf([{ title: 'A', rows }], proofs('// proves: a.one', "test('x', () => {})"));
  expect(page).toContain('**1 of 2 rows proven.**');
  expect(page).toContain('| One | `a.one` | [a.test.ts](../a.test.ts): x |');
  expect(page).toContain('| Two | `a.two` | **open** |');
});
