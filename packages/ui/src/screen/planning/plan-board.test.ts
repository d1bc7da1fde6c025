import { describe, expect, test } from 'vitest';
import { answered } from './answered.ts';
import { balance } from './balance.ts';
import { leastAbove, leastBelow, pack, type MeasuredSection } from './pack.ts';
import { planBoard, type BoardPlan, type BoardRoom } from './plan-board.ts';
import { randomMenu, randomOf } from './random-menu.ts';

const menus = Array.from({ length: 1000 }, (_, seed) => randomMenu(seed));
const room = (columns: number): BoardRoom => ({
  height: 82.6,
  columns,
  gap: 3,
  rowSize: 3.7,
  largestRow: 5.4,
});

/** Rows that grow, and some of them into a line more. */
const growing =
  (sections: readonly MeasuredSection[]) =>
  (growth: number): MeasuredSection[] =>
    sections.map(({ heading, continuedHeading, rows }) => ({
      heading: heading * growth,
      continuedHeading: continuedHeading * growth,
      rows: rows.map((row, index) => row * growth + (growth > 1 && index % 25 === 7 ? 4 : 0)),
    }));

const evenRows = (count: number, row = 6) => ({
  heading: 8,
  continuedHeading: 8,
  rows: Array.from({ length: count }, () => row),
});

/** Every row as "section.row", in the order of the pages. */
function rowsIn({ pages }: BoardPlan): string {
  const rows = pages.flatMap(({ columns }) =>
    columns.flatMap(({ parts }) =>
      parts.flatMap(({ section, from, to }) =>
        Array.from({ length: to - from }, (_, row) => `${section}.${from + row}`),
      ),
    ),
  );
  return rows.join(' ');
}

/** The tallest column with its air. */
function tallest({ pages }: BoardPlan): number {
  const heights = pages.flatMap(({ columns, air }) =>
    columns.map(
      ({ height, parts }) => height + 2 * air * parts.reduce((sum, { from, to }) => sum + to - from, 0),
    ),
  );
  return Math.max(0, ...heights);
}

/** How much taller the tallest column is than the lowest, of all boards together. */
function unevenness(packed: readonly { columns: readonly { height: number }[] }[]): number {
  return packed.reduce((sum, { columns }) => {
    const heights = columns.map(({ height }) => height);
    return sum + Math.max(...heights) - Math.min(...heights);
  }, 0);
}

describe.each([1, 2, 3])('boards of %s columns', (columns) => {
  const plans = menus.map((sections) => answered(planBoard(room(columns)), growing(sections)));
  const before = menus.map((sections) => balance(sections, room(columns)));
  const pagesOf = (packed: { columns: readonly unknown[] }) => Math.ceil(packed.columns.length / columns);

  test('show every dish once, in order', () => {
    const wrong = plans.filter((plan, menu) => {
      const all = (menus[menu] ?? []).flatMap(({ rows }, section) =>
        rows.map((_, row) => `${section}.${row}`),
      );
      return rowsIn(plan) !== all.join(' ');
    });
    expect(wrong).toEqual([]);
  });

  test('have no page that is too tall, and no more columns than there is room for', () => {
    expect(Math.max(...plans.map(tallest))).toBeLessThanOrEqual(82.6 + 1e-9);
    const widest = plans.map(({ pages }) => Math.max(...pages.map((page) => page.columns.length)));
    expect(Math.max(...widest)).toBe(columns);
  });

  test('are even without a page more than full columns take', () => {
    const full = menus.map((sections) => pack(sections, { height: 82.6, gap: 3 }));
    expect(before.map(pagesOf)).toEqual(full.map(pagesOf));
    if (columns > 1) expect(unevenness(before)).toBeLessThan(unevenness(full));
  });

  test('grow only where that costs no page and parts no section more', () => {
    expect(plans.map(({ pages }) => pages.length)).toEqual(before.map(pagesOf));
    expect(plans.filter(({ breaks }, menu) => breaks > (before[menu]?.breaks ?? 0))).toEqual([]);
    expect(Math.max(...plans.map(({ growth }) => growth * 3.7))).toBeLessThanOrEqual(5.4);
    expect(plans.filter(({ growth }) => growth > 1).length).toBeGreaterThan(20);
  });

  test('part sections only with three rows above and two below', () => {
    const parts = plans.flatMap(({ pages }, menu) =>
      pages.flatMap((page) =>
        page.columns.flatMap((column) => column.parts.map((part) => ({ ...part, menu }))),
      ),
    );
    const wrong = parts.filter(({ section, from, to, menu }) => {
      const isParted = to < (menus[menu]?.[section]?.rows.length ?? 0);
      return (isParted && to - from < leastAbove) || (from > 0 && to - from < leastBelow);
    });
    expect(wrong).toEqual([]);
  });
});

test('two sections that fill half a page each stand beside each other', () => {
  const { columns } = balance([evenRows(6), evenRows(6)], room(2));
  expect(columns.map(({ parts }) => parts.map(({ section }) => section))).toEqual([[0], [1]]);
});

test('a few rows are as large as rows may be, with air around them', () => {
  const plan = answered(planBoard(room(1)), growing([evenRows(3)]));
  expect(plan.growth).toBe(1.45);
  expect(plan.pages[0]?.air).toBeCloseTo(0.45 * 3.7 * 1.45);
});

test('one section over two columns is parted in its middle', () => {
  const { columns } = balance([evenRows(16, 5)], room(2));
  expect(columns.map(({ parts }) => parts.map(({ from, to }) => to - from))).toEqual([[8], [8]]);
});

test('no column stands half empty between full ones, where rows are tall and sections long', () => {
  // Dishes with their allergens, as measured: two lines to five.
  const tall = Array.from({ length: 300 }, (_, seed) => {
    const random = randomOf(seed);
    return Array.from({ length: 5 + Math.floor(random() * 4) }, () => ({
      heading: 8,
      continuedHeading: 8,
      rows: Array.from({ length: 8 + Math.floor(random() * 8) }, () => 6 + random() * 9),
    }));
  });
  const pages = tall.flatMap((sections) =>
    answered(planBoard(room(3)), growing(sections)).pages.slice(0, -1),
  );
  const heights = pages.map(({ columns }) => columns.map(({ height }) => height));
  const uneven = heights.filter((of) => of.length < 3 || Math.min(...of) < Math.max(...of) / 2);
  expect(uneven).toEqual([]);
});
