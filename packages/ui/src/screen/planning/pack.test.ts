import { describe, expect, test } from 'vitest';
import { leastAbove, leastBelow, pack, type Column, type MeasuredSection, type Part } from './pack.ts';
import { randomMenu } from './random-menu.ts';

const menus = Array.from({ length: 2000 }, (_, seed) => randomMenu(seed));
const height = 82.6;
const gap = 3;

/** Every row as "section.row", in the order of the columns. */
function rowsIn(columns: readonly Column[]): string {
  const rows = columns.flatMap(({ parts }) =>
    parts.flatMap(({ section, from, to }) =>
      Array.from({ length: to - from }, (_, row) => `${section}.${from + row}`),
    ),
  );
  return rows.join(' ');
}

function everyRow(sections: readonly MeasuredSection[]): string {
  return sections.flatMap(({ rows }, section) => rows.map((_, row) => `${section}.${row}`)).join(' ');
}

/** Whether a part keeps what a break promises. */
function isWellParted({ section, from, to }: Part, sections: readonly MeasuredSection[]): boolean {
  const isParted = to < (sections[section]?.rows.length ?? 0);
  return (!isParted || to - from >= leastAbove) && (from === 0 || to - from >= leastBelow);
}

describe('columns', () => {
  const packed = menus.map((sections) => pack(sections, { height, gap }));

  test('have every row once and in order', () => {
    const wrong = packed.filter(({ columns }, menu) => rowsIn(columns) !== everyRow(menus[menu] ?? []));
    expect(wrong).toEqual([]);
  });

  test('are never too tall', () => {
    const heights = packed.flatMap(({ columns }) => columns.map((column) => column.height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(height);
  });

  test('part a section only with three rows above and two below', () => {
    const wrong = packed.flatMap(({ columns }, menu) =>
      columns.flatMap(({ parts }) => parts.filter((part) => !isWellParted(part, menus[menu] ?? []))),
    );
    expect(wrong).toEqual([]);
    expect(packed.reduce((sum, { breaks }) => sum + breaks, 0)).toBeGreaterThan(menus.length / 10);
  });
});

test('a row that is taller than a column stands alone in it', () => {
  const sections = [{ heading: 5, continuedHeading: 5, rows: [4, 100, 4] }];
  const { columns } = pack(sections, { height, gap });
  expect(rowsIn(columns)).toBe(everyRow(sections));
  expect(columns.map(({ parts }) => parts.length)).toEqual([1, 1, 1]);
});

test('a section moves to the next column whole where it cannot be parted well', () => {
  const four = { heading: 10, continuedHeading: 10, rows: [10, 10, 10, 10] };
  const { columns, breaks } = pack([four, four], { height: 80, gap: 0 });
  expect(columns).toHaveLength(2);
  expect(breaks).toBe(0);
});
