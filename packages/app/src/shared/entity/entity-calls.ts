import type { BulkResult, ListJob, Page, paths } from '@cardamom/api-types';
import { api, dataOf, type Touches } from '../api/index.ts';
import type { ListActions } from '../list-page/index.ts';
import { listQueryOf, type ListSearch } from '../list-page/list-search.ts';

/** What every entity has. */
export interface Entity {
  id: string;
  name: string;
  version: number;
  isActive: boolean;
  updatedAt: string;
}

/** The path of a kind of entity: one whose entries can be changed together. */
export type EntityPath = {
  [Path in keyof paths]: `${Path}/bulk` extends keyof paths ? Path : never;
}[keyof paths];

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
/** What creates one of the entities of a path. */
export type DraftAt<Path extends EntityPath> = paths[Path] extends { post: { requestBody: infer Body } }
  ? Json<Body>
  : never;
/** One of the entities of a path, as the contract answers it. */
export type EntityAt<Path extends EntityPath> = paths[Path] extends {
  post: { responses: { 201: infer Created } };
}
  ? Json<Created> extends { data: infer Data extends Entity }
    ? Data
    : never
  : never;
/** What changes one of the entities of a path. */
export type PatchAt<Path extends EntityPath> = {
  [Member in keyof paths]: Member extends `${Path}/{${string}}`
    ? paths[Member] extends { patch: { requestBody: infer Body } }
      ? Json<Body>
      : never
    : never;
}[keyof paths];

/** What to change, and the version the person was looking at. */
export interface EntityChange<Patch> {
  id: string;
  version: number;
  patch: Patch;
}

/** One page of a list. */
export interface EntityList<Row> {
  items: Row[];
  page: Page;
}

/** How something is read: options of a query. */
export interface Reading<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/** How something is written: options of a mutation. */
export interface Writing<Data, Body> {
  meta: { touches: Touches };
  mutationFn: (body: Body) => Promise<Data>;
}

/** The calls that every kind of entity has. Each throws `ApiError`. */
export interface EntityCalls<Row, Draft, Patch> {
  actions: ListActions;
  /** A page of a list, with what narrows it besides. */
  list: (search: ListSearch<string>, more?: object) => Reading<EntityList<Row>>;
  /** One entity with its version; an unknown id throws CM_NOT_FOUND, a malformed one VE_IS_OBJECT_ID. */
  get: (id: string) => Reading<Row>;
  /** Stores a new one; a name in use throws the kind's own code on `/name`. */
  create: () => Writing<Row, Draft>;
  /** Changes one; when somebody else saved first it throws CM_CONFLICT with the entity as it is now. */
  update: () => Writing<Row, EntityChange<Patch>>;
}

/** How a kind's calls differ from all others. */
export interface EntityCallsOptions {
  /** Other query keys whose answers change with an entry. */
  touches?: readonly string[] | undefined;
  /** Whether people decide the order. */
  isOrdered?: boolean | undefined;
  /** Whether an entry can be duplicated; it can where this is left out. */
  isCopied?: boolean | undefined;
}

interface Init {
  params?: { path?: { id: string }; query?: object; header?: { 'If-Match': string } };
  body?: object;
  signal?: AbortSignal;
}

/** The client by any path, since which one it is is known only where the calls are made for a kind. */
const anywhere = api as unknown as Readonly<
  Record<
    'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what is answered
    <Data>(path: string, init: Init) => Promise<{ data?: { data: Data } }>
  >
>;

const member = (id: string) => ({ path: { id } });
const memberAt = ({ id, version }: { id: string; version: number }) => ({
  ...member(id),
  header: { 'If-Match': `"${version}"` },
});

/**
 * The calls of one kind of entity, typed from the contract by its path: `entityCalls('/settings/discounts', 'DISCOUNT')`.
 * `key` is the first part of its query keys.
 */
export function entityCalls<Path extends EntityPath>(
  path: Path,
  key: string,
  { touches = [], isOrdered = false, isCopied = true }: EntityCallsOptions = {},
): EntityCalls<EntityAt<Path>, DraftAt<Path>, PatchAt<Path>> {
  type Row = EntityAt<Path>;
  const one = `${path}/{id}`;
  const meta = { touches: [key, ...touches] };
  return {
    actions: {
      touches: meta.touches,
      remove: (named) => anywhere.DELETE(one, { params: memberAt(named) }),
      restore: (id) => anywhere.POST(`${one}/restore`, { params: member(id) }),
      ...(isCopied && {
        duplicate: (id) => dataOf(anywhere.POST<{ id: string }>(`${one}/duplicate`, { params: member(id) })),
      }),
      changeAll: async (body) =>
        (await dataOf(anywhere.POST<{ job: ListJob }>(`${path}/bulk`, { body }))).job,
      changeMany: (body) => dataOf(anywhere.POST<BulkResult>(`${path}/bulk`, { body })),
      ...(isOrdered && { move: (body) => anywhere.PUT(`${path}/order`, { body }) }),
    },
    list: (search, more = {}) => {
      const query = { ...listQueryOf(search), ...more };
      return {
        queryKey: [key, 'list', query],
        queryFn: ({ signal }) => dataOf(anywhere.GET<EntityList<Row>>(path, { params: { query }, signal })),
      };
    },
    get: (id) => ({
      queryKey: [key, 'one', id],
      queryFn: ({ signal }) => dataOf(anywhere.GET<Row>(one, { params: member(id), signal })),
    }),
    create: () => ({
      meta,
      mutationFn: (body) => dataOf(anywhere.POST<Row>(path, { body: body as object })),
    }),
    update: () => ({
      meta,
      mutationFn: ({ patch, ...named }) =>
        dataOf(anywhere.PATCH<Row>(one, { params: memberAt(named), body: patch as object })),
    }),
  };
}
