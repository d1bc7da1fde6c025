import type { ErrorCode, FieldError, HistoryAction, Reference } from '@cardamom/api-types';
import { recordChange } from '../changes/record-change.ts';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { ChangeEntity } from '../database/schema/changes.ts';
import { newId } from '../shared/ids.ts';
import type { PageRequest } from '../shared/paging.ts';
import { Problem } from '../shared/problem.ts';
import { assertVersion } from '../shared/version.ts';
import { freeCopyName } from './copy-name.ts';
import { editAction } from './edit-action.ts';
import type { Named, Snapshot } from './kind.ts';
import { refusingNameInUse } from './name-in-use.ts';
import { isNameTaken } from './repository.ts';
import { restoreEntity } from './restore.ts';
import type { CountedPage, EntityFields, EntityRows, ListFilter } from './rows.ts';

/** Who acts: a member of staff, or null where the installation itself does. */
type Actor = string | null;

/** What can be done with one kind of entity. Every method throws CM_NOT_FOUND for one that is not there or deleted. */
export type EntityService<Entity extends Snapshot, Draft, Patch, Filter extends ListFilter = ListFilter> = {
  list(tx: RestaurantTransaction, filter: Filter, request: PageRequest<string>): Promise<CountedPage<Entity>>;
  /** All that match, by name, each at the version it has. */
  named(tx: RestaurantTransaction, filter: Filter): Promise<Named[]>;
  get(tx: RestaurantTransaction, id: string): Promise<Entity>;
  /** Throws the "name in use" code, or the fields that are wrong. */
  create(tx: RestaurantTransaction, staffId: Actor, draft: Draft): Promise<Entity>;
  /** Changes the named version; throws CM_CONFLICT with the entity as it is now, and what `create` throws. */
  update(tx: RestaurantTransaction, staffId: Actor, named: Named, patch: Patch): Promise<Entity>;
  /** Deletes the named version; throws CM_CONFLICT, or OM_003 with what still uses it. */
  remove(tx: RestaurantTransaction, staffId: Actor, named: Named): Promise<void>;
  /** Brings a deleted one back; throws the "name in use" code when its name is in use by now. */
  restore(tx: RestaurantTransaction, staffId: string, id: string): Promise<Entity>;
  /** Adds a copy under the first free name, inactive until somebody has looked at it. */
  duplicate(tx: RestaurantTransaction, staffId: string, id: string): Promise<Entity>;
};

/** How a kind's service differs from all others. */
export type ServiceOptions<Entity extends Snapshot, Draft, Patch, Fields extends EntityFields> = {
  /** What history calls it. */
  readonly entity: ChangeEntity;
  /** Null where several may have one name. */
  readonly nameInUse: ErrorCode | null;
  /** What is said of one that is not there, where that is not CM_NOT_FOUND. */
  readonly notFound?: ErrorCode;
  readonly rows: EntityRows<Entity, Fields>;
  /** What is stored of a draft, with what it leaves out. */
  fieldsOf(draft: Draft, tx: RestaurantTransaction): Fields | Promise<Fields>;
  /** What is stored of an edit; the patch itself where it names fields as they are stored. */
  editOf?(patch: Patch, before: Entity): Partial<Fields>;
  /** Throws where this person may not do it: `before` is null for a new entity, `after` for one that is to be deleted. */
  assertMay?(
    tx: RestaurantTransaction,
    staffId: Actor,
    before: Entity | null,
    after: Partial<Fields> | null,
  ): Promise<void>;
  /** Which of the fields that are written are wrong, all at once; `before` is null for a new entity. */
  errorsOf?(
    tx: RestaurantTransaction,
    fields: Partial<Fields>,
    before: Entity | null,
  ): readonly FieldError[] | Promise<readonly FieldError[]>;
  /** Writes what has rows of its own; `before` is null for a new entity. */
  writeParts?(
    tx: RestaurantTransaction,
    id: string,
    fields: Partial<Fields>,
    before: Entity | null,
  ): Promise<void>;
  /** The items that keep it from being deleted, the first hundred, and how many there are. */
  usedBy?(tx: RestaurantTransaction, entity: Entity): Promise<{ items: readonly Reference[]; count: number }>;
  /** Makes room for a deleted entity that is to come back; throws where there is none. */
  beforeRestore?(tx: RestaurantTransaction, id: string): Promise<void>;
  /** What else goes with a deleted entity. */
  removed?(tx: RestaurantTransaction, entity: Entity): Promise<void>;
  /** What else comes back with a deleted entity. Throws where this person may not bring it back. */
  revived?(tx: RestaurantTransaction, entity: Entity, staffId: Actor): Promise<void>;
  /** The entity as history keeps it, where that is more than its answer. */
  remembered?(tx: RestaurantTransaction, entity: Entity): Promise<Entity>;
  /** What a copy takes from its original; its name, and that it is inactive, are not asked. Absent where none are made. */
  copyOf?(original: Entity): Draft;
};

/** Makes the service of one kind of entity: what is written is checked, recorded in history, and never over another's save. */
export function entityService<
  Entity extends Snapshot,
  Draft extends object,
  Patch extends object,
  Fields extends EntityFields,
>(options: ServiceOptions<Entity, Draft, Patch, Fields>): EntityService<Entity, Draft, Patch> {
  const { entity, nameInUse, notFound = 'CM_NOT_FOUND', rows } = options;
  const remembered = async (tx: RestaurantTransaction, state: Entity) =>
    options.remembered ? options.remembered(tx, state) : state;

  async function get(tx: RestaurantTransaction, id: string): Promise<Entity> {
    const found = await rows.find(tx, id);
    if (found === null) throw new Problem(notFound);
    return found;
  }

  async function conflict(tx: RestaurantTransaction, id: string): Promise<never> {
    throw new Problem('CM_CONFLICT', { current: await get(tx, id) });
  }

  async function check(
    tx: RestaurantTransaction,
    fields: Partial<Fields>,
    before: Entity | null,
  ): Promise<void> {
    const errors = (await options.errorsOf?.(tx, fields, before)) ?? [];
    if (errors.length > 0) throw Problem.fields(errors);
  }

  async function record(
    tx: RestaurantTransaction,
    staffId: Actor,
    action: HistoryAction,
    before: Entity | null,
    after: Entity | null,
  ): Promise<void> {
    const { id: entityId } = (after ?? before) as Entity;
    await recordChange(tx, { staffId, entity, entityId, action, before, after });
  }

  async function create(tx: RestaurantTransaction, staffId: Actor, draft: Draft): Promise<Entity> {
    const fields = await options.fieldsOf(draft, tx);
    await options.assertMay?.(tx, staffId, null, fields);
    await check(tx, fields, null);
    const id = newId();
    await refusingNameInUse(nameInUse, () => rows.insert(tx, [{ id, fields }]));
    await options.writeParts?.(tx, id, fields, null);
    const created = await get(tx, id);
    await record(tx, staffId, 'CREATED', null, await remembered(tx, created));
    return created;
  }

  return {
    list: (tx, filter, request) => rows.page(tx, filter, request),
    named: (tx, filter) => rows.named(tx, filter),
    get,
    create,
    async update(tx, staffId, named, patch) {
      const is = await get(tx, named.id);
      assertVersion(named.version, is);
      const before = await remembered(tx, is);
      const fields = options.editOf ? options.editOf(patch, is) : (patch as unknown as Partial<Fields>);
      await options.assertMay?.(tx, staffId, is, fields);
      await check(tx, fields, is);
      const isSaved = await refusingNameInUse(nameInUse, () => rows.update(tx, named, fields));
      if (!isSaved) return conflict(tx, named.id);
      await options.writeParts?.(tx, named.id, fields, is);
      const edited = await get(tx, named.id);
      await record(tx, staffId, editAction(patch), before, await remembered(tx, edited));
      return edited;
    },
    async remove(tx, staffId, named) {
      const is = await get(tx, named.id);
      assertVersion(named.version, is);
      await options.assertMay?.(tx, staffId, is, null);
      const before = await remembered(tx, is);
      const used = await options.usedBy?.(tx, is);
      if (used && used.items.length > 0) {
        const dependencies = used.items.map((item) => ({ kind: 'ITEM' as const, ...item }));
        throw new Problem('OM_003', { dependencies, dependencyCount: used.count });
      }
      if (!(await rows.remove(tx, named))) await conflict(tx, named.id);
      await options.removed?.(tx, is);
      await record(tx, staffId, 'DELETED', before, null);
    },
    async restore(tx, staffId, id) {
      await restoreEntity<Entity>(tx, staffId, id, {
        table: rows.table,
        entity,
        nameInUse,
        before: async () => options.beforeRestore?.(tx, id),
        get: async (restored) => remembered(tx, await get(tx, restored)),
        revived: async (restored) => options.revived?.(tx, restored, staffId),
      });
      return get(tx, id);
    },
    async duplicate(tx, staffId, id) {
      if (!options.copyOf) throw new Error(`There is no copy of ${entity}`);
      const original = await get(tx, id);
      const name = await freeCopyName(original.name, (candidate) => isNameTaken(tx, rows.table, candidate));
      return create(tx, staffId, { ...options.copyOf(original), name, isActive: false });
    },
  };
}
