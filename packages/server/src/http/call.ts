import type { OperationId, Permission, WireOperations } from '@cardamom/api-types';
import type { FastifyRequest } from 'fastify';
import type { Writable } from 'node:stream';
import type { RestaurantTransaction } from '../database/restaurant-transaction.ts';
import type { BegunJob } from '../shared/begun-job.ts';

/** Who is asking: the signed-in person, in the restaurant they are working in. */
export type Session = {
  readonly familyId: string;
  readonly accountId: string;
  readonly staffId: string;
  readonly restaurantId: string;
  readonly permissions: readonly Permission[];
};

/** A session cookie to set; always HttpOnly and SameSite=Lax. */
export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
  readonly isSecure: boolean;
};

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Responses<Id extends OperationId> = WireOperations[Id]['responses'];
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202 | 204>;

/** The request body as the contract describes it; texts are already trimmed and NFC. */
export type BodyOf<Id extends OperationId> = WireOperations[Id] extends { requestBody: infer Body }
  ? Json<Body>
  : undefined;
export type PathOf<Id extends OperationId> = WireOperations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : Readonly<Record<string, never>>;
export type QueryOf<Id extends OperationId> = WireOperations[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : Readonly<Record<string, never>>;

/** What every handler is given. */
export type Call<Id extends OperationId> = {
  readonly params: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** The raw If-Match header; `requiredVersion(call.ifMatch)` reads it. */
  readonly ifMatch: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** For what the contract does not describe: cookies, multipart parts. */
  readonly request: FastifyRequest;
};

export type StaffCall<Id extends OperationId> = Call<Id> & { readonly staff: Session };

/** Bytes sent as they are, for what the contract does not answer as JSON. */
export type FileAnswer = { readonly bytes: Buffer; readonly contentType: string; readonly fileName: string };

/** Where what goes on being sent is written. */
export type OpenStream = Writable;

/** Text that goes on being sent, for as long as the stream is open. */
export type StreamAnswer = { readonly contentType: string; readonly begin: (stream: OpenStream) => void };

type AnswerBody<Body> = Body extends { data: infer Data }
  ? { readonly data: Data }
  : { readonly data?: never };

/** A success: its status and `data`, and for an entity its version, sent as ETag. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    readonly status: Status;
    readonly version?: number;
    /** Names what it says (`tagOf`): whoever has that is answered 304. */
    readonly tag?: string;
    /** Never kept with an idempotency key. */
    readonly cookies?: readonly Cookie[];
    readonly file?: FileAnswer;
    readonly stream?: StreamAnswer;
    /** What goes on behind the answer, once its transaction is committed; never again for a repeated key. */
    readonly begins?: BegunJob;
  } & AnswerBody<Json<Responses<Id>[Status]>>;
}[SuccessStatus<Id>];

/** Reads inside the caller's restaurant, in one read transaction. */
type ReadingHandler<Id extends OperationId> = {
  readonly kind: 'reading';
  handle(call: StaffCall<Id>, tx: RestaurantTransaction): Promise<Answer<Id>>;
};

/**
 * Writes inside the caller's restaurant, in one transaction with its idempotency row. What takes time
 * or is not SQL happens before it, in `prepare`, whose `fingerprint` tells two requests apart when there is no JSON body.
 */
type WritingHandler<Id extends OperationId, Prepared extends { readonly fingerprint?: string }> = {
  readonly kind: 'writing';
  prepare?(call: StaffCall<Id>): Promise<Prepared>;
  handle(call: StaffCall<Id>, tx: RestaurantTransaction, prepared: Prepared): Promise<Answer<Id>>;
  /** Takes back what `prepare` left behind, where the transaction failed or an earlier answer was repeated. */
  discard?(call: StaffCall<Id>, prepared: Prepared): Promise<void>;
};

/** Public operations and session keeping: opens its own transactions. `staff` is there when the contract asks for a session. */
type OpenHandler<Id extends OperationId> = {
  readonly kind: 'open';
  handle(call: Call<Id> & { readonly staff: Session | undefined }): Promise<Answer<Id>>;
};

export type Handler<Id extends OperationId> =
  | ReadingHandler<Id>
  | WritingHandler<Id, never>
  | OpenHandler<Id>;

/** Some operations' handlers, by operationId; each domain's `routes.ts` exports them. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };
export type AllHandlers = { readonly [Id in OperationId]: Handler<Id> };

/** `listItems: reading<'listItems'>(async (call, tx) => ({ status: 200, data }))` */
export function reading<Id extends OperationId>(handle: ReadingHandler<Id>['handle']): Handler<Id> {
  return { kind: 'reading', handle };
}

/** `createItem: writing<'createItem'>(async (call, tx) => ({ status: 201, data, version: data.version }))` */
export function writing<Id extends OperationId>(handle: WritingHandler<Id, never>['handle']): Handler<Id> {
  return { kind: 'writing', handle };
}

/** As `writing`, with work before the transaction: `preparing<'uploadImage', Stored>({ prepare, handle, discard })`. */
export function preparing<Id extends OperationId, Prepared extends { readonly fingerprint?: string }>(
  handler: Required<Omit<WritingHandler<Id, Prepared>, 'kind'>>,
): Handler<Id> {
  return { kind: 'writing', ...handler } as unknown as Handler<Id>;
}

/** `getPublicMenu: open<'getPublicMenu'>(async (call) => ({ status: 200, data }))` */
export function open<Id extends OperationId>(handle: OpenHandler<Id>['handle']): Handler<Id> {
  return { kind: 'open', handle };
}

/** A call, answer and handler whose operation is only known at run time; for the machinery in this folder. */
export type AnyCall = Omit<Call<OperationId>, 'params' | 'query' | 'body'> & {
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
};
export type AnyAnswer = {
  readonly status: number;
  readonly data?: unknown;
  readonly version?: number;
  readonly tag?: string;
  readonly cookies?: readonly Cookie[];
  readonly file?: FileAnswer;
  readonly stream?: StreamAnswer;
  readonly begins?: BegunJob;
};
type AnyStaffCall = AnyCall & { readonly staff: Session };
export type AnyHandler =
  | {
      readonly kind: 'open';
      handle(call: AnyCall & { readonly staff: Session | undefined }): Promise<AnyAnswer>;
    }
  | { readonly kind: 'reading'; handle(call: AnyStaffCall, tx: RestaurantTransaction): Promise<AnyAnswer> }
  | {
      readonly kind: 'writing';
      prepare?(call: AnyStaffCall): Promise<{ readonly fingerprint?: string } | undefined>;
      handle(call: AnyStaffCall, tx: RestaurantTransaction, prepared: unknown): Promise<AnyAnswer>;
      discard?(call: AnyStaffCall, prepared: unknown): Promise<void>;
    };
