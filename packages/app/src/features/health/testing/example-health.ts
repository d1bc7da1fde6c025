import type { HealthFinding, MenuHealth } from '@cardamom/api-types';

/** A menu with work left of each kind. */
export const exampleHealth: MenuHealth = {
  checks: [
    { check: 'ITEM_ALLERGENS', count: 12, checkedCount: 60 },
    { check: 'OPTION_ALLERGENS', count: 1, checkedCount: 6 },
    { check: 'ITEM_PRICE', count: 3, checkedCount: 63 },
    { check: 'ITEM_PICTURE', count: 20, checkedCount: 60 },
    { check: 'ITEM_DESCRIPTION', count: 0, checkedCount: 60 },
    { check: 'ITEM_CALORIES', count: 9, checkedCount: 60 },
    { check: 'ITEM_UNREACHABLE', count: 2, checkedCount: 60 },
    { check: 'CATEGORY_UNREACHABLE', count: 0, checkedCount: 8 },
    { check: 'MODIFIER_GROUP_UNUSED', count: 1, checkedCount: 6 },
  ],
  menuGaps: [{ date: '2026-11-23', from: '2026-11-23T15:00:00Z', to: '2026-11-23T18:00:00Z' }],
  menuWarnings: [
    { menu: { id: '0198a000-0000-7000-8000-00000000c001', name: 'Summer terrace' }, kind: 'ENDED' },
  ],
  outdatedPrints: [
    { scope: { menu: null, category: null }, printedAt: '2026-11-02T09:30:00Z', changeCount: 3 },
  ],
};

/** The same menu with everything done. */
export const cleanHealth: MenuHealth = {
  checks: exampleHealth.checks.map(({ check, checkedCount }) => ({ check, checkedCount, count: 0 })),
  menuGaps: [],
  menuWarnings: [],
  outdatedPrints: [],
};

const finding = (number: number, name: string, isActive = true): HealthFinding => ({
  id: `0198a000-0000-7000-8000-00000000d00${number}`,
  name,
  isActive,
});

/** What a check found. */
export const exampleFindings: HealthFinding[] = [
  finding(1, 'Caldo verde'),
  finding(2, 'Lobster of the day', false),
  finding(3, 'Sourdough with whipped Alentejo butter, flaky salt and the first olive oil of the year'),
];
