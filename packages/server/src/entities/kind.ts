import type { OperationId } from '@cardamom/api-types';
import { isDeepStrictEqual } from 'node:util';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import { Problem } from '../shared/problem.ts';
import { assertVersion } from '../shared/version.ts';
import type { EntityTable } from './repository.ts';

/** What the answers of all entities have in common. */
export type Snapshot = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly isActive: boolean;
};

/** An entity at the version somebody was looking at. */
export type Named = { readonly id: string; readonly version: number };

/** An entity at a version, and the change that writing it takes back where it does. */
export type NamedUndo = Named & { readonly undoes?: string | undefined };

/** A deleted entity, and its deletion, which bringing it back takes back. */
export type DeletedUndo = { readonly id: string; readonly undoes: string };

/** Changing many different entities at once: all or nothing, each recorded as a change of its own. */
export type ManyAtOnce<Entity extends Snapshot = Snapshot> = {
  /** Those that are there, by id. */
  get(tx: RestaurantTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, Entity>>;
  /** Leaves those that are so already as they are. */
  setActive(
    tx: RestaurantTransaction,
    staffId: string,
    named: readonly Named[],
    isActive: boolean,
  ): Promise<void>;
  remove(tx: RestaurantTransaction, staffId: string, named: readonly NamedUndo[]): Promise<void>;
  /** Leaves those that are not deleted as they are. */
  restore(tx: RestaurantTransaction, staffId: string, deleted: readonly DeletedUndo[]): Promise<void>;
  putBack(tx: RestaurantTransaction, staffId: string, undos: readonly PutBack<Entity>[]): Promise<void>;
};

/** Fields of an entity to be written as they were, and the change that this takes back. */
export type PutBack<Entity extends Snapshot = Snapshot> = {
  readonly is: Entity;
  readonly was: Entity;
  readonly fields: readonly string[];
  readonly undoes: string;
};

/**
 * What lists and history need to know of an entity; each domain's `entity.ts` makes one with `entityKind`,
 * and `history/entities.ts` names them all. Every method throws the problems of the service it calls.
 */
export type EntityKind<Entity extends Snapshot = Snapshot> = {
  readonly table: EntityTable;
  /** The operation that changes it: who may call that may also take its changes back. */
  readonly operation: OperationId;
  /** Throws CM_NOT_FOUND for one that is not there or deleted. */
  get(tx: RestaurantTransaction, id: string): Promise<Entity>;
  /** What it is called where it is named alone. */
  labelOf(entity: Entity): string;
  /** Leaves one that is so already as it is. */
  setActive(tx: RestaurantTransaction, staffId: string, named: Named, isActive: boolean): Promise<Entity>;
  remove(tx: RestaurantTransaction, staffId: string, named: Named): Promise<void>;
  /** Brings back what was deleted; returns the entity unchanged when it is not. */
  restore(tx: RestaurantTransaction, staffId: string, id: string): Promise<Entity>;
  /** The fields that two states of the entity do not share, in the order they were listed in; null is no state. */
  differing(before: Entity | null, after: Entity | null): string[];
  /** A field of a state as history tells it: with what it is written with, where that is more than itself. */
  valueOf(state: Entity, field: string): unknown;
  /** Writes these fields as they were over the current state, as one change. */
  putBack(
    tx: RestaurantTransaction,
    staffId: string,
    is: Entity,
    was: Entity,
    fields: readonly string[],
  ): Promise<void>;
  /** For entities of which an import or a table changes thousands. */
  readonly many?: ManyAtOnce<Entity>;
};

/**
 * How each field of an entity's answer is written: what a patch (and a draft) holds to bring it about. Parts
 * that carry ids, such as sizes, name only those in `kept`: the ids of parts that are still there.
 */
export type FieldWriters<Entity, Patch> = {
  readonly [Field in string & keyof Entity]?: (was: Entity, kept: ReadonlySet<string>) => Patch;
};

/**
 * The patch that writes these fields as `was` has them. Fields nobody can write are left out, and so are those
 * that a state from an older release does not have.
 */
export function patchOf<Entity extends object, Patch extends object>(
  writers: FieldWriters<Entity, Patch>,
  was: Entity,
  fields: readonly string[] = Object.keys(writers),
  kept: ReadonlySet<string> = new Set(),
): Patch {
  const known: Partial<Record<string, (was: Entity, kept: ReadonlySet<string>) => Patch>> = writers;
  const patches = fields.filter((field) => field in was).map((field) => known[field]?.(was, kept));
  return Object.assign({}, ...patches) as Patch;
}

/** Whether two texts of JSON hold the same; an object is one whatever order its fields are named in. */
const holdSame = (one: string, other: string): boolean =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

/**
 * Two states are compared by what would be written, so that a renamed category does not make its items differ. What
 * one of them does not know cannot be compared.
 */
export function differing<Entity extends object, Patch extends object>(
  writers: FieldWriters<Entity, Patch>,
  before: Entity | null,
  after: Entity | null,
): string[] {
  const written = (state: Entity | null, field: string) =>
    JSON.stringify(state && patchOf(writers, state, [field]));
  const isKnown = (field: string) => [before, after].every((state) => state === null || field in state);
  return Object.keys(writers).filter(
    (field) => isKnown(field) && !holdSame(written(before, field), written(after, field)),
  );
}

/** Makes an `EntityKind` from a domain's services and the writers of its fields. */
export function entityKind<Entity extends Snapshot, Patch extends object>(
  services: Pick<EntityKind<Entity>, 'table' | 'operation' | 'get' | 'remove' | 'restore'> & {
    readonly writers: FieldWriters<Entity, Patch>;
    /** What it is called where that is more than its name. */
    labelOf?(entity: Entity): string;
    /** Ids of the parts (sizes, options) that a patch may name. */
    partIds?(entity: Entity): readonly string[];
    update(
      tx: RestaurantTransaction,
      staffId: string,
      named: Named,
      patch: Patch | { isActive: boolean },
    ): Promise<Entity>;
    readonly many?: Pick<ManyAtOnce<Entity>, 'get' | 'remove' | 'restore'> & {
      update(
        tx: RestaurantTransaction,
        staffId: string,
        edits: readonly (NamedUndo & { readonly patch: Patch | { isActive: boolean } })[],
      ): Promise<void>;
    };
  },
): EntityKind<Entity> {
  const { writers, many } = services;
  const putBackPatch = (is: Entity, was: Entity, fields: readonly string[]) =>
    patchOf(writers, was, fields, new Set(services.partIds?.(is)));
  return {
    table: services.table,
    operation: services.operation,
    get: (tx, id) => services.get(tx, id),
    labelOf: (entity) => services.labelOf?.(entity) ?? entity.name,
    remove: (tx, staffId, named) => services.remove(tx, staffId, named),
    restore: (tx, staffId, id) => services.restore(tx, staffId, id),
    async setActive(tx, staffId, named, isActive) {
      const is = await services.get(tx, named.id);
      assertVersion(named.version, is);
      return is.isActive === isActive ? is : services.update(tx, staffId, named, { isActive });
    },
    differing: (before, after) => differing(writers, before, after),
    valueOf(state, field) {
      const written = patchOf(writers, state, [field]);
      return Object.keys(written).length > 1
        ? written
        : ((state as Readonly<Record<string, unknown>>)[field] ?? null);
    },
    async putBack(tx, staffId, is, was, fields) {
      await services.update(tx, staffId, is, putBackPatch(is, was, fields));
    },
    ...(many && {
      many: {
        get: (tx, ids) => many.get(tx, ids),
        async setActive(tx, staffId, named, isActive) {
          const states = await many.get(
            tx,
            named.map(({ id }) => id),
          );
          const edits = named.flatMap(({ id, version }) => {
            const is = states.get(id);
            if (is === undefined) throw new Problem('CM_NOT_FOUND');
            assertVersion(version, is);
            return is.isActive === isActive ? [] : [{ id, version, patch: { isActive } }];
          });
          await many.update(tx, staffId, edits);
        },
        restore: (tx, staffId, deleted) => many.restore(tx, staffId, deleted),
        remove: (tx, staffId, named) => many.remove(tx, staffId, named),
        putBack: (tx, staffId, undos) =>
          many.update(
            tx,
            staffId,
            undos.map(({ is, was, fields, undoes }) => ({
              id: is.id,
              version: is.version,
              patch: putBackPatch(is, was, fields),
              undoes,
            })),
          ),
      },
    }),
  };
}
