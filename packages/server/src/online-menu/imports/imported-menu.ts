import type {
  AllergenDeclaration,
  AvailabilityState,
  CategoryKind,
  ImportFormat,
  ImportLine,
  ImportNote,
  ImportReason,
  ImportTable,
  ItemSizeDraft,
  Mark,
} from '@cardamom/api-types';

/** Where something stood in the file, and what was found about it while it was read. */
export type Found = {
  /** In the person's words: `line 12`, `items[3]`. */
  place: string;
  name: string;
  /** Why it cannot come in; empty for what can. */
  wrong: ImportReason[];
  /** What happens with it that the person should know. */
  remarks: ImportReason[];
};

/** A picture by its file name, looked for among the files that were handed in. */
export type NamedPicture = { file: string; altText: string };

/** A field that is missing was not in the file, and stays as it is in the menu. */
export type ImportedCategory = Found & {
  description?: string;
  kind?: CategoryKind;
  isActive?: boolean;
  picture?: NamedPicture;
  /** Names of its items in their order; only Cardamom's own file says it. */
  itemOrder?: string[];
};

export type ImportedItem = Found & {
  /** Its id in the restaurant it was exported from; means nothing in another one. */
  id: string | null;
  /** What its export said of it, to be compared with what it is by now; only Cardamom's own files say it. */
  mark?: string;
  externalRef: string | null;
  /** Names of categories. */
  categories?: string[];
  description?: string;
  story?: string;
  /** Priced sizes without a price are drafts. */
  sizes?: ItemSizeDraft[];
  ingredients?: string[];
  allergens?: AllergenDeclaration;
  marks?: Mark[];
  calories?: number | null;
  /** Names of modifier groups, in the order guests read them. */
  modifierGroups?: string[];
  picture?: NamedPicture;
  isActive?: boolean;
  /** Until somebody changes it; only Cardamom's own file says it. */
  availability?: AvailabilityState;
};

export type ImportedOption = {
  name: string;
  priceDelta: number;
  caloriesDelta?: number | null;
  allergens?: AllergenDeclaration;
  isDefault?: boolean;
};

export type ImportedModifierGroup = Found & {
  externalRef: string | null;
  guestName?: string;
  minimum: number;
  maximum: number | null;
  options: ImportedOption[];
  isActive?: boolean;
  /** Which options are available, by name; only Cardamom's own file says it. */
  optionStates?: { option: string; state: AvailabilityState }[];
};

/** A menu card as Cardamom's own export writes it; categories and items by name. */
export type ImportedMenuCard = Found & { fields: Readonly<Record<string, unknown>> };

/** A table as it is shown, and the key by which one with the same heads is known again. */
export type FoundTable = { readonly shown: ImportTable; readonly key: string };

/** A row of a table as text; `place` is where a person finds it. */
export type TableRow = { readonly place: string; readonly cells: readonly string[] };

/** The dish that has the name of another one already, and what that one could be called. */
export type Twin = { readonly place: string; readonly proposedName: string };

/** What any format is read into: one neutral shape, in the order of the file. */
export type ImportedMenu = {
  format: ImportFormat;
  categories: ImportedCategory[];
  modifierGroups: ImportedModifierGroup[];
  items: ImportedItem[];
  menus: ImportedMenuCard[];
  notes: ImportNote[];
  /** Where the file is a table. Its dishes are read unless what its columns hold is a guess. */
  table?: FoundTable;
  /** The rows of a table that each dish stands in, by the dish's place. */
  rowsAt?: ReadonlyMap<string, readonly TableRow[]>;
  /** Of dishes of a table whose names are taken, the place of the dish that has it and a name that is free, by their places. */
  twins?: ReadonlyMap<string, Twin>;
  /** Where the file is a text: its lines, and what they are taken for. */
  lines?: readonly ImportLine[];
};

/** An empty menu of a format, to be filled by its reader. */
export function emptyMenu(format: ImportFormat): ImportedMenu {
  return { format, categories: [], modifierGroups: [], items: [], menus: [], notes: [] };
}

/** Something found at a place; a name that is missing is wrong from the start. */
export function found(place: string, name: string): Found {
  const wrong = name === '' ? [{ field: 'Name', message: 'The name is missing.' }] : [];
  return { place, name, wrong, remarks: [] };
}

/** What Cardamom does not take over, by what it is about. */
export function leftOut(subject: string, message: string): ImportNote {
  return { kind: 'LEFT_OUT', subject, message };
}

/** What was decided on the way, by what it is about. */
export function done(subject: string, message: string): ImportNote {
  return { kind: 'DONE', subject, message };
}
