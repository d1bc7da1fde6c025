import { operations, type BulkAction, type OperationId } from '@cardamom/api-types';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { AllHandlers, AnyAnswer, AnyCall, AnyHandler, Session } from '../http/call.ts';
import { pageRequest } from '../shared/paging.ts';
import { presentConflict } from '../shared/present-conflict.ts';
import { requiredVersion } from '../shared/version.ts';
import { changeWholeList, type WholeList } from './change-list.ts';
import { changeMany } from './change-many.ts';
import type { EntityKind, Named, Snapshot } from './kind.ts';
import type { ListFilter } from './rows.ts';
import type { EntityService } from './service.ts';

/** What the contract calls a kind of entity: `createCategory`, `listCategories`, `/categories/{categoryId}`. */
export type Names<One extends string, Many extends string> = { readonly one: One; readonly many: Many };

type EqualOperations<One extends string, Many extends string> = Extract<
  | `${'create' | 'get' | 'update' | 'delete' | 'restore' | 'duplicate'}${One}`
  | `${'list' | 'bulkChange'}${Many}`,
  OperationId
>;

type ListQuery = ListFilter & { readonly limit?: number; readonly cursor?: string; readonly sort?: string };

/** How a kind's answers differ from what its service returns. */
export type Presentation<Entity, Filter> = {
  /** The order of a list; by name where it names none. */
  readonly sortOf?: (query: Filter & ListQuery) => string;
  /** Completes entities for the wire, with what is not stored of them. */
  readonly present?: (tx: RestaurantTransaction, entities: readonly Entity[]) => Promise<object[]>;
};

/** The contract lets a body name exactly one of the two. */
type BulkBody<Filter> = {
  readonly action: BulkAction;
  readonly entities?: readonly Named[];
  readonly allOf?: WholeList<Filter>;
};

type StaffCall = AnyCall & { readonly staff: Session };
type Handle = (call: StaffCall, tx: RestaurantTransaction) => Promise<AnyAnswer>;

const reading = (handle: Handle): AnyHandler => ({ kind: 'reading', handle });
const writing = (handle: Handle): AnyHandler => ({ kind: 'writing', handle });

/** The one id of a member's path. */
const idIn = ({ params }: AnyCall): string => Object.values(params)[0] as string;
const namedIn = (call: AnyCall) => ({ id: idIn(call), version: requiredVersion(call.ifMatch) });

/**
 * The handlers of the eight operations that kinds of entities have, as far as the contract has them for this one. Their bodies and queries are typed here as far as all
 * kinds share them: the contract has checked the rest.
 */
export function entityHandlers<
  Entity extends Snapshot,
  Draft,
  Patch,
  One extends string,
  Many extends string,
  Filter extends ListFilter,
>(
  { one, many }: Names<One, Many>,
  service: EntityService<Entity, Draft, Patch, Filter>,
  kind: EntityKind<Entity>,
  { sortOf = ({ sort = 'name' }) => sort, present }: Presentation<Entity, Filter> = {},
): Pick<AllHandlers, EqualOperations<One, Many>> {
  const presented = async (tx: RestaurantTransaction, entities: readonly Entity[]) =>
    present ? present(tx, entities) : entities;
  const presentOne = async (tx: RestaurantTransaction, entity: Entity): Promise<object> => {
    const [data = entity] = await presented(tx, [entity]);
    return data;
  };
  const attempt = <Result>(tx: RestaurantTransaction, work: () => Promise<Result>) =>
    presentConflict(work, (current) => presentOne(tx, current as Entity));

  async function answerWith(
    tx: RestaurantTransaction,
    status: number,
    work: () => Promise<Entity>,
  ): Promise<AnyAnswer> {
    const entity = await attempt(tx, work);
    return { status, data: await presentOne(tx, entity), version: entity.version };
  }

  const handlers: Readonly<Record<string, AnyHandler>> = {
    [`list${many}`]: reading(async (call, tx) => {
      const query = call.query as Filter & ListQuery;
      const { rows, ...page } = await service.list(tx, query, pageRequest(query, sortOf(query)));
      return { status: 200, data: { items: await presented(tx, rows), page } };
    }),
    [`create${one}`]: writing(({ staff, body }, tx) =>
      answerWith(tx, 201, () => service.create(tx, staff.staffId, body as Draft)),
    ),
    [`get${one}`]: reading((call, tx) => answerWith(tx, 200, () => service.get(tx, idIn(call)))),
    [`update${one}`]: writing((call, tx) =>
      answerWith(tx, 200, () => service.update(tx, call.staff.staffId, namedIn(call), call.body as Patch)),
    ),
    [`delete${one}`]: writing(async (call, tx) => {
      await attempt(tx, () => service.remove(tx, call.staff.staffId, namedIn(call)));
      return { status: 204 };
    }),
    [`restore${one}`]: writing((call, tx) =>
      answerWith(tx, 200, () => service.restore(tx, call.staff.staffId, idIn(call))),
    ),
    [`duplicate${one}`]: writing((call, tx) =>
      answerWith(tx, 201, () => service.duplicate(tx, call.staff.staffId, idIn(call))),
    ),
    [`bulkChange${many}`]: writing(async ({ staff: { staffId }, body }, tx) => {
      const { action, entities = [], allOf } = body as BulkBody<Filter>;
      if (!allOf) return { status: 200, data: await changeMany(tx, kind, staffId, action, entities) };
      const idsOf = (filter: Filter) => service.named(tx, filter);
      const { shown, begun } = await changeWholeList(tx, kind, idsOf, staffId, action, allOf);
      return { status: 202, data: { job: shown }, begins: begun };
    }),
  };
  // Not every kind is copied.
  const known = Object.entries(handlers).filter(([id]) => id in operations);
  return Object.fromEntries(known) as unknown as Pick<AllHandlers, EqualOperations<One, Many>>;
}
