import type { Services } from '../../http/services.ts';
import { categoryEntity } from '../categories/entity.ts';
import { itemEntity } from '../items/entity.ts';
import type { MenuEntity } from '../list-actions/menu-entity.ts';
import type { EntityTable } from '../list-actions/repository.ts';

/** An entity of history, and where its rows are. */
export type HistoryKind = { readonly table: EntityTable; readonly entity: MenuEntity };
export type HistoryKinds = {
  readonly [Kind in 'CATEGORY' | 'ITEM' | 'MENU' | 'MODIFIER_GROUP']?: HistoryKind;
};

/** The entities whose changes can be read and taken back: a new kind needs one line here. */
export function historyKinds(_services: Services): HistoryKinds {
  return {
    CATEGORY: { table: 'category', entity: categoryEntity },
    ITEM: { table: 'item', entity: itemEntity },
  };
}

/** Of the kinds, the one a stored change is about; undefined for an order and for what history does not tell. */
export function kindOf(kinds: HistoryKinds, entity: string): HistoryKind | undefined {
  return (kinds as Readonly<Record<string, HistoryKind | undefined>>)[entity];
}
