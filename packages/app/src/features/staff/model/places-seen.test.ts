import { describe, expect, it } from 'vitest';
import { placesSeen } from './places-seen.ts';

const idsOf = ({ groups }: ReturnType<typeof placesSeen>) =>
  groups.flatMap(({ places }) => places.map(({ id }) => id));

describe('places that somebody sees', () => {
  it('are the navigation as the permissions open it, without groups that are empty', () => {
    const seen = placesSeen(['POS']);
    expect(idsOf(seen)).toEqual(['home', 'soldOut', 'staff']);
    expect(seen.groups.map(({ id }) => id)).toEqual(['start', 'setting']);
  });

  it('and those that are not for them are together the whole navigation, once', () => {
    const everything = idsOf(placesSeen(['ALL']));
    for (const held of [
      [],
      ['POS'],
      ['MENU_MANAGEMENT'],
      ['ONLINE_MENU', 'LINK_TO_MENU'],
      ['SETTINGS'],
    ] as const) {
      const seen = placesSeen(held);
      expect([...idsOf(seen), ...seen.missing].toSorted()).toEqual(everything.toSorted());
    }
    expect(placesSeen(['ALL']).missing).toEqual([]);
  });
});
