/** Tables whose rows are versioned and deleted softly. */
export type EntityTable = 'image' | 'category' | 'modifier_group' | 'item' | 'menu';
export type MenuTable =
  | EntityTable
  | 'change'
  | 'image_variant'
  | 'image_origin'
  | 'modifier_option'
  | 'item_size'
  | 'item_ingredient'
  | 'item_category'
  | 'item_modifier_group'
  | 'short_code'
  | 'menu_section';

type TableShape = {
  /** Its primary key besides the restaurant. */
  readonly key: readonly string[];
  /** The entity it is part of: as long as nobody sees that, nobody sees it. */
  readonly owner?: { readonly table: EntityTable; readonly column: string };
  /** Another entity that it refers to. */
  readonly refers?: { readonly table: EntityTable; readonly column: string };
};

const ofItem = { table: 'item', column: 'item_id' } as const;
const inCategory = { table: 'category', column: 'category_id' } as const;

/**
 * What an import writes, in the order its references need. History comes first: it names the entities that are made,
 * so that what an interrupted import left can be found.
 */
export const menuTables: ReadonlyMap<MenuTable, TableShape> = new Map([
  ['change', { key: ['id'] }],
  ['image', { key: ['id'] }],
  ['image_variant', { key: ['image_id', 'format', 'width'], owner: { table: 'image', column: 'image_id' } }],
  ['image_origin', { key: ['digest'] }],
  ['category', { key: ['id'] }],
  ['modifier_group', { key: ['id'] }],
  ['modifier_option', { key: ['id'], owner: { table: 'modifier_group', column: 'modifier_group_id' } }],
  ['item', { key: ['id'] }],
  ['item_size', { key: ['id'], owner: ofItem }],
  ['item_ingredient', { key: ['id'], owner: ofItem }],
  ['item_category', { key: ['item_id', 'category_id'], owner: ofItem, refers: inCategory }],
  [
    'item_modifier_group',
    {
      key: ['item_id', 'modifier_group_id'],
      owner: ofItem,
      refers: { table: 'modifier_group', column: 'modifier_group_id' },
    },
  ],
  ['menu', { key: ['id'] }],
  ['short_code', { key: ['code'], owner: { table: 'menu', column: 'target_id' } }],
  ['menu_section', { key: ['id'], owner: { table: 'menu', column: 'menu_id' }, refers: inCategory }],
] satisfies [MenuTable, TableShape][]);

/** The tables of entities, as names of any table are asked for. */
export const entityTables: ReadonlySet<MenuTable> = new Set<EntityTable>([
  'image',
  'category',
  'modifier_group',
  'item',
  'menu',
]);
