import type { Item } from '@cardamom/api-types';
import type { UntilChoice } from '#shared/availability/index.ts';
import { atom } from 'jotai';

/** An item for which somebody is being asked until when it is sold out. */
export interface AskedUntil {
  item: Item;
  onChoose: (until: UntilChoice) => void;
}

/** The question that is open, if one is. */
export const askedUntilAtom = atom<AskedUntil | null>(null);
