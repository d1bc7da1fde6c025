import { operations, type OperationId } from '@cardamom/api-types';
import type { Contract, ContractParameter, ContractParameters, Json, Referred } from './contract.ts';

/** The schemas of an operation's requests, by what Fastify calls their parts. */
export type RequestSchemas = Partial<Record<'params' | 'querystring' | 'headers' | 'body', object>>;

const parts = { path: 'params', query: 'querystring', header: 'headers' } as const;

/** What a reference inside the contract points to (RFC 6901, without escapes: our names need none). */
function follow(contract: Contract, { $ref }: Referred): Json {
  const steps = $ref.slice('#/'.length).split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as Json;
}

const isReference = (value: object): value is Referred => '$ref' in value;

/** A schema of the contract with everything that it refers to in its place. */
export function wholeSchema(contract: Contract, schema: Json): Json {
  if (schema === null || typeof schema !== 'object') return schema;
  if (Array.isArray(schema)) return schema.map((part) => wholeSchema(contract, part));
  if (isReference(schema)) return wholeSchema(contract, follow(contract, schema));
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, wholeSchema(contract, part)]));
}

function schemaOf(parameters: readonly ContractParameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** Header names as Node gives them: a check of `If-Match` would never see `if-match`. */
const asGiven = (parameter: ContractParameter): ContractParameter =>
  parameter.in === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter;

/**
 * What an operation's requests are checked against. A form has no JSON to check; any other body is checked whatever its
 * content type says, so that one without cannot slip past.
 */
export function requestSchemas(contract: Contract, operationId: OperationId): RequestSchemas {
  const { path, method } = operations[operationId];
  const methods = contract.paths[path.slice('/api'.length)];
  const operation = methods?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${operationId} is not in the contract`);
  // What all methods of a path have stands beside them.
  const { parameters: shared = [] } = methods as { parameters?: ContractParameters };
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
    asGiven(isReference(parameter) ? (follow(contract, parameter) as ContractParameter) : parameter),
  );
  const schemas: RequestSchemas = {};
  for (const [place, ofPlace] of Map.groupBy(parameters, (parameter) => parameter.in))
    schemas[parts[place]] = schemaOf(ofPlace);
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return body ? { ...schemas, body: body as object } : schemas;
}
