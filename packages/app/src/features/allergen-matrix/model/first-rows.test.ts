import type { MatrixSection } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import { firstRows } from './first-rows.ts';

const allergens = { isDeclared: true, contains: [], mayContain: [] };
const section = (name: string, count: number): MatrixSection => ({
  id: name,
  kind: 'CATEGORY',
  name,
  rows: Array.from({ length: count }, (_, index) => ({
    id: `${name}${index}`,
    name: `${name} ${index}`,
    allergens,
    hasUndeclaredOption: false,
  })),
});
const counts = (most: number) => {
  const { sections, rest } = firstRows([section('a', 3), section('b', 2), section('c', 4)], most);
  return [sections.map(({ name, rows }) => [name, rows.length]), rest];
};

describe('a long matrix is drawn in parts', () => {
  it('leaves nothing out where all fits', () => {
    expect(counts(9)).toEqual([
      [
        ['a', 3],
        ['b', 2],
        ['c', 4],
      ],
      0,
    ]);
  });

  it('cuts within a section, leaves out empty ones, and counts what is left', () => {
    expect(counts(4)).toEqual([
      [
        ['a', 3],
        ['b', 1],
      ],
      5,
    ]);
    expect(counts(3)).toEqual([[['a', 3]], 6]);
  });
});
