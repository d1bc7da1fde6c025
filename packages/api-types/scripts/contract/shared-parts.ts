/**
 * What operations share and therefore do not say themselves: the errors that can meet any of them, the key that
 * makes a write repeatable, and the parameters that a path names. Names are those of `openapi/responses.yaml` and
 * `openapi/parameters.yaml`.
 */

export type Operation = {
  readonly 'x-access': 'public' | 'session' | { readonly anyOf: readonly string[] };
  /** Whether a signed-in person's write takes an Idempotency-Key. It does where this is absent. */
  readonly 'x-repeatable'?: boolean;
  readonly requestBody?: unknown;
};

export type SharedParts = {
  /** Names of parameters, in addition to the operation's own. */
  readonly parameters: readonly string[];
  /** Names of answers by HTTP status; the operation's own come before them. */
  readonly answers: Readonly<Record<string, string>>;
};

const always = { 400: 'BadRequest', 429: 'RateLimited', 500: 'Unexpected', 503: 'Unavailable' };

/** The names of the parameters in a path's braces: `/items/{itemId}` has `ItemId`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w)(\w*)\}/gu)].map(([, first = '', rest = '']) => first.toUpperCase() + rest);
}

/** Whether a path names an entity by this parameter. */
export const isId = (name: string): boolean => name.endsWith('Id');

/** The parameter that names an entity: `ItemId` is `{itemId}`. */
export function idParameter(name: string, reference: (file: string) => (name: string) => object): object {
  const spelled = name.charAt(0).toLowerCase() + name.slice(1);
  return { name: spelled, in: 'path', required: true, schema: reference('schemas/common')('Id') };
}

/**
 * What an operation has because of who may call it, what it does and what it is sent. `parameters` are the names
 * of its own. Throws where `x-repeatable` changes nothing.
 */
export function sharedParts(
  path: string,
  method: string,
  operation: Operation,
  parameters: readonly string[],
): SharedParts {
  const isPublic = operation['x-access'] === 'public';
  const isWrite = method !== 'get';
  const mayBeRepeatable = isWrite && !isPublic;
  const saysNotRepeatable = operation['x-repeatable'] === false;
  if (operation['x-repeatable'] !== undefined && !(saysNotRepeatable && mayBeRepeatable)) {
    throw new Error(
      `${method} ${path}: x-repeatable can only be false, and only where somebody signed in writes`,
    );
  }
  const isRepeatable = mayBeRepeatable && !saysNotRepeatable;
  return {
    parameters: isRepeatable ? ['IdempotencyKey'] : [],
    answers: {
      ...always,
      ...(!isPublic && { 401: 'Unauthenticated' }),
      // A public write can still come from another site.
      ...((!isPublic || isWrite) && { 403: 'Forbidden' }),
      ...(pathParameters(path).length > 0 && { 404: 'NotFound' }),
      ...(parameters.includes('IfMatch') && { 412: 'VersionConflict', 428: 'PreconditionRequired' }),
      ...(isWrite && { 413: 'TooLarge' }),
      // A key that came with another request is as wrong as a field.
      ...((isRepeatable || operation.requestBody !== undefined) && { 422: 'Invalid' }),
    },
  };
}
