import type {
  AvailabilityState,
  Category,
  CategoryDraft,
  ImportEntity,
  ImportFieldEdit,
  ImportFieldChange,
  ImportNote,
  ImportOutcome,
  ImportReason,
  Item,
  ItemDraft,
  ModifierGroup,
  ModifierGroupDraft,
} from '@cardamom/api-types';
import type { StoredMenu } from '../../menus/repository.ts';
import type { CardamomMenuCard } from '../formats/cardamom-document.ts';
import type { FileSays } from './last-imports.ts';
import type { LookedAt } from './pictures.ts';

/** What an import does with one thing of the file. */
export type PlannedRow = {
  place: string;
  entity: ImportEntity;
  name: string;
  outcome: ImportOutcome;
  reasons: ImportReason[];
  changes: ImportFieldChange[];
  edits: ImportFieldEdit[];
  entityId: string | null;
};

/** An item to be written: what links to other things does so by name, since these may be made by the same import. */
export type WantedItem = Partial<Omit<ItemDraft, 'categoryIds' | 'modifierGroupIds' | 'imageId'>> & {
  name: string;
  categories?: readonly string[] | undefined;
  modifierGroups?: readonly string[] | undefined;
  picture?: WantedPicture | undefined;
};

export type WantedPicture = { readonly seen: LookedAt; readonly altText: string };

export type WantedCategory = Partial<CategoryDraft> & { name: string; picture?: WantedPicture | undefined };

export type CategoryStep = { row: PlannedRow; wanted: WantedCategory; current: Category | null };
export type GroupStep = {
  row: PlannedRow;
  wanted: ModifierGroupDraft;
  current: ModifierGroup | null;
  /** Whether anything of it differs besides its options' availability, which is written by itself. */
  writesContent: boolean;
  /** Options by name whose availability changes, until somebody changes it again. */
  optionStates: readonly { readonly option: string; readonly state: AvailabilityState }[];
};
export type ItemStep = {
  row: PlannedRow;
  wanted: WantedItem;
  current: Item | null;
  /** What the file says of it, whatever of that is written. */
  said: FileSays;
  /** Whether anything of it differs besides its availability, which is written by itself. */
  writesContent: boolean;
  /** What guests are told of it from then on, until somebody changes it; null leaves it as it is. */
  availability: AvailabilityState | null;
};
export type MenuStep = { row: PlannedRow; wanted: CardamomMenuCard; current: StoredMenu | null };
export type OrderStep = { category: string; itemOrder: readonly string[] };

/** What an import would do: rows to be read, and the steps that do it. */
export type Plan = {
  rows: PlannedRow[];
  notes: ImportNote[];
  categories: CategoryStep[];
  modifierGroups: GroupStep[];
  items: ItemStep[];
  itemOrders: OrderStep[];
  menus: MenuStep[];
  /** Each picture that a dish or category is to be given, with the row that says so. */
  pictures: { row: PlannedRow; seen: LookedAt }[];
};

/** Whether a planned row changes anything. */
export const isWritten = ({ outcome }: PlannedRow): boolean => outcome === 'NEW' || outcome === 'CHANGED';
