import type { PublicItem, PublicMenu, PublicModifierGroup } from '@cardamom/api-types';
import { describe, expect, it } from 'vitest';
import {
  freeOfAll,
  publicGroup,
  publicItem,
  publicMenu,
  publicOption,
  publicSection,
} from '../../shared/testing/public-menu.ts';
import { findDishes, type FoundDishes } from './find-dishes.ts';
import type { FindQuery } from './find-query.ts';
import { expectedOf, isClean } from './testing/oracle.ts';
import { RandomMenus } from './testing/random-menu.ts';

const menus = 12_000;
const queriesOfMenu = 3;

/** What a guest would come to harm by, in words. */
function unsafe(menu: PublicMenu, query: FindQuery, found: FoundDishes): string[] {
  const harms: string[] = [];
  for (const item of found.sections.flatMap(({ items }) => items)) {
    if (!isClean(item.allergens, query.without)) harms.push(`${item.id} itself`);
    const named = new Set(found.riskyOptions.get(item.id)?.map(({ name }) => name));
    for (const group of menu.modifierGroups.filter(({ id }) => item.modifierGroupIds.includes(id)))
      for (const { name, allergens, isDefault } of group.options)
        if (!isClean(allergens, query.without) && (isDefault || !named.has(name)))
          harms.push(`${item.id} with ${name}`);
  }
  return harms;
}

/** What is wrong with an answer, by the oracle. */
function faultsOf(
  menu: PublicMenu,
  shows: ReturnType<RandomMenus['shows']>,
  query: FindQuery,
  found: FoundDishes,
) {
  const names = found.sections.flatMap(({ id, items }) => items.map((item) => `${id}/${item.id}`));
  const expected = expectedOf(menu, shows, query);
  return [
    ...(shows.allergens && query.without.length > 0 ? unsafe(menu, query, found) : []),
    ...(names.join() === expected.found.join()
      ? []
      : [`shows ${names.join()}, not ${expected.found.join()}`]),
    ...(found.notDeclared === expected.notDeclared ? [] : [`${found.notDeclared} not declared`]),
    ...(found.count === new Set(names.map((name) => name.split('/')[1])).size
      ? []
      : [`counts ${found.count}`]),
  ];
}

describe('of 12,000 menus by chance with three filters each', () => {
  it('no unsafe dish is shown, no safe one hidden, and each count is true', { timeout: 60_000 }, () => {
    const random = new RandomMenus(20_261_126);
    let shown = 0;
    let warned = 0;
    for (let menuNumber = 0; menuNumber < menus; menuNumber += 1) {
      const menu = random.menu();
      for (let number = 0; number < queriesOfMenu; number += 1) {
        const query = random.query();
        const shows = random.shows();
        const found = findDishes(menu, shows, query);
        const faults = faultsOf(menu, shows, query, found);
        if (faults.length > 0) expect(faults, JSON.stringify({ menuNumber, query, shows })).toEqual([]);
        shown += found.count;
        warned += found.riskyOptions.size;
      }
    }
    // What never shows a dish, or never warns, would be as safe and of no use.
    expect(shown).toBeGreaterThan(20_000);
    expect(warned).toBeGreaterThan(2000);
  });
});

const dish = (changes: Partial<PublicItem> = {}) =>
  publicItem({
    id: 'curry',
    name: 'Green curry',
    description: 'With jasmine rice.',
    ingredients: ['aubergine'],
    ...changes,
  });

const menuOf = (items: PublicItem[], modifierGroups: PublicModifierGroup[] = []) =>
  publicMenu([publicSection('Mains', items)], { modifierGroups });

const everything = { allergens: true, ingredients: true };
const nothingAsked: FindQuery = { text: '', without: [], diets: [], table: '', asksForForm: false };

function find(menu: PublicMenu, query: Partial<FindQuery>, shows = everything): FoundDishes {
  return findDishes(menu, shows, { ...nothingAsked, ...query });
}

describe('a guest without an allergen', () => {
  it.each([
    ['FISH', 'SEAFOOD'],
    ['MOLLUSCS', 'SEAFOOD'],
    ['CRUSTACEANS', 'SEAFOOD'],
    ['SEAFOOD', 'FISH'],
    ['SEAFOOD', 'MOLLUSCS'],
    ['SEAFOOD', 'CRUSTACEANS'],
  ] as const)('without %s is not served what is labelled %s', (asked, label) => {
    const menu = menuOf([dish({ allergens: { ...freeOfAll, mayContain: [label] } })]);
    expect(find(menu, { without: [asked] }).count).toBe(0);
  });

  it('without fish is served what has crustaceans', () => {
    const menu = menuOf([dish({ allergens: { ...freeOfAll, contains: ['CRUSTACEANS'] } })]);
    expect(find(menu, { without: ['FISH'] }).count).toBe(1);
  });

  it('is told how many dishes nobody has declared', () => {
    const undeclared = { ...freeOfAll, isDeclared: false };
    const menu = menuOf([dish(), dish({ id: 'stew', allergens: undeclared })]);
    expect(find(menu, { without: ['SOY'] })).toMatchObject({ count: 1, total: 2, notDeclared: 1 });
    expect(find(menu, { diets: [] }).notDeclared).toBe(0);
  });

  it('is told which options not to choose', () => {
    const group = publicGroup(
      [
        publicOption('Satay', { allergens: { ...freeOfAll, contains: ['PEANUTS'] } }),
        publicOption('Secret', { allergens: { ...freeOfAll, isDeclared: false } }),
        publicOption('Chutney'),
      ],
      { id: 'sauces' },
    );
    const found = find(menuOf([dish({ modifierGroupIds: ['sauces'] })], [group]), { without: ['PEANUTS'] });
    expect(found.riskyOptions.get('curry')).toEqual([
      { name: 'Satay', labels: ['PEANUTS'] },
      { name: 'Secret', labels: [] },
    ]);
  });

  it('finds the whole menu, and that it was not filtered, where allergens are not shown', () => {
    const menu = menuOf([dish({ allergens: { ...freeOfAll, isDeclared: false } })]);
    const found = find(menu, { without: ['SOY'] }, { ...everything, allergens: false });
    expect(found).toMatchObject({ count: 1, notDeclared: 0, ignoresAllergens: true });
  });
});

describe('a guest who looks for a word', () => {
  const menu = menuOf([
    dish(),
    dish({ id: 'creme', name: 'Crème brûlée', description: 'Vanilla, burnt sugar.', ingredients: [] }),
    dish({ id: 'cappuccino', name: 'Cappuccino', description: '', ingredients: ['espresso', 'milk'] }),
    dish({ id: 'ramen', name: '豚骨ラーメン', description: '', ingredients: [] }),
    dish({ id: 'smorrebrod', name: 'Smørrebrød', description: '', ingredients: [] }),
  ]);
  const idsFor = (text: string, shows = everything) =>
    find(menu, { text }, shows).sections.flatMap(({ items }) => items.map(({ id }) => id));

  it.each([
    ['creme brulee', 'creme'],
    ['CRÈME', 'creme'],
    ['brulée creme', 'creme'],
    ['cappucino', 'cappuccino'],
    ['capuccino', 'cappuccino'],
    ['cappuccnio', 'cappuccino'],
    ['curyr', 'curry'],
    ['aubergin', 'curry'],
    ['vanila', 'creme'],
    ['smorrebrod', 'smorrebrod'],
    ['豚骨', 'ramen'],
  ])('finds by "%s" what was meant', (text, id) => {
    expect(idsFor(text)).toEqual([id]);
  });

  it('finds by the name of a section', () => {
    expect(idsFor('mains')).toHaveLength(5);
  });

  it('finds nothing by ingredients that are not shown', () => {
    expect(idsFor('espresso')).toEqual(['cappuccino']);
    expect(idsFor('espresso', { ...everything, ingredients: false })).toEqual([]);
  });

  it('finds no beef by beer where there is beer', () => {
    const drinks = menuOf([dish({ name: 'Ginger beer' }), dish({ id: 'beef', name: 'Beef' })]);
    expect(find(drinks, { text: 'beer' }).count).toBe(1);
  });

  it('finds nothing by signs alone', () => {
    expect(idsFor('!?')).toEqual([]);
  });
});
