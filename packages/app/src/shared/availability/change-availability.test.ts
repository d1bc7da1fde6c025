import { expect, it } from 'vitest';
import { withChanges } from './change-availability.ts';

const there = { state: 'AVAILABLE', until: null } as const;
const list = {
  items: [
    { id: 'soup', availability: there },
    { id: 'bread', availability: there },
  ],
};
const soldOut = (id: string, until: string | null) =>
  ({ entity: 'ITEM', id, state: 'SOLD_OUT', until }) as const;

it('shows a change at once and leaves the rest alone', () => {
  expect(withChanges(list, [soldOut('soup', null)])).toEqual({
    items: [
      { id: 'soup', availability: { state: 'SOLD_OUT', until: null } },
      { id: 'bread', availability: there },
    ],
  });
});

it('says no end before the server has computed it, and the end that it has', () => {
  const bread = { id: 'bread', availability: there };
  expect(withChanges(bread, [soldOut('bread', 'END_OF_BUSINESS_DAY')])).toMatchObject({
    availability: { state: 'SOLD_OUT', until: null },
  });
  expect(withChanges(bread, [soldOut('bread', '2026-11-21T04:00:00Z')])).toMatchObject({
    availability: { until: '2026-11-21T04:00:00Z' },
  });
});
