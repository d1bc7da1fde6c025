import type { components, OperationId } from '@cardamom/api-types';
import type { Tables } from '../database/schema.ts';
import { entityHandlers, type Names, type Presentation } from './handlers.ts';
import { entityKind, patchOf, type FieldWriters, type Snapshot } from './kind.ts';
import type { EntityTable } from './repository.ts';
import { entityRows, sharedPart, type EntityFields, type EntityRow, type RowsOptions } from './rows.ts';
import { entityService, type ServiceOptions } from './service.ts';

type Schemas = components['schemas'];

/** What the contract calls kinds that go by a name. */
type NamedKind = { [Name in keyof Schemas]: Schemas[Name] extends Snapshot ? Name : never }[keyof Schemas];

/** One as the contract answers it, as it is created, changed, and stored: whole. */
type EntityOf<One extends NamedKind> = Extract<Schemas[One], Snapshot>;
type DraftOf<One extends NamedKind> = Extract<Schemas[`${One}Draft` & keyof Schemas], { name: string }>;
type PatchOf<One extends NamedKind> = Extract<Schemas[`${One}Patch` & keyof Schemas], object>;
type FieldsOf<One extends NamedKind> = Required<DraftOf<One>> & EntityFields;

/** What differs from one plain kind to the other. */
type PlainKindOptions<
  One extends NamedKind,
  Many extends string,
  Table extends EntityTable,
  Row extends EntityRow,
> = Names<One, Many> &
  Pick<
    ServiceOptions<EntityOf<One>, DraftOf<One>, PatchOf<One>, FieldsOf<One>>,
    'entity' | 'fieldsOf' | 'errorsOf'
  > &
  Pick<RowsOptions<Row, EntityOf<One>, FieldsOf<One>, object>, 'columnsOf' | 'computed' | 'sortKeys'> &
  Pick<Presentation<EntityOf<One>, object>, 'sortOf'> & {
    readonly table: Table;
    /** The fields that not every kind has, from a stored row. */
    readonly ownPart: (row: Row) => Omit<EntityOf<One>, keyof ReturnType<typeof sharedPart>>;
    readonly writers: FieldWriters<EntityOf<One>, PatchOf<One>>;
  };

/**
 * A kind of entity that has the eight equal operations and nothing else, made from what the contract calls one and many: its
 * service (CM_NAME_IN_USE for a name in use; a copy takes all that can be written), how history knows it, and its handlers.
 */
export function plainKind<
  One extends NamedKind,
  Many extends string,
  Table extends EntityTable,
  Row extends EntityRow = Extract<Tables[Table], EntityRow>,
>(options: PlainKindOptions<One, Many, Table, Row>) {
  const { one, many, table, ownPart, writers } = options;
  const service = entityService<EntityOf<One>, DraftOf<One>, PatchOf<One>, FieldsOf<One>>({
    ...options,
    nameInUse: 'CM_NAME_IN_USE',
    rows: entityRows<Row, EntityOf<One>, FieldsOf<One>>({
      ...options,
      toEntities: (_tx, rows) =>
        rows.map((row) => ({ ...sharedPart(row), ...ownPart(row) }) as unknown as EntityOf<One>),
    }),
    copyOf: (original) => ({ ...patchOf(writers, original), name: original.name }) as unknown as DraftOf<One>,
  });
  const kind = entityKind<EntityOf<One>, PatchOf<One>>({
    ...service,
    table,
    operation: `update${one}` as OperationId,
    writers,
  });
  return { ...service, kind, handlers: entityHandlers({ one, many }, service, kind, options) };
}
