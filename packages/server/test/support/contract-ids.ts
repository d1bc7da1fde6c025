import type { OperationId } from '@cardamom/api-types';
import { readContract } from '../../src/http/contract.ts';

type Schema = {
  readonly $ref?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Parameter = {
  readonly $ref?: string;
  readonly in: string;
  readonly name: string;
  readonly schema: Schema;
};
type Described = {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};

const contract = readContract() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

function resolved<Node extends { readonly $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  const steps = node.$ref.replace('#/', '').split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract);
  return resolved(found as Node);
}

function idsIn(schema: Schema, at: string): string[] {
  const { format, properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolved(schema);
  if (format === 'uuid') return [at];
  return [
    ...Object.entries(properties).flatMap(([name, part]) => idsIn(part, `${at}/${name}`)),
    ...(items ? idsIn(items, `${at}/*`) : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => idsIn(part, at)),
  ];
}

function describedAs(operationId: OperationId): Described | undefined {
  const all = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  return all.find((operation) => operation.operationId === operationId);
}

/** Where the contract lets a body name ids, as pointers with a star for any entry of a list. */
export function idsInBody(operationId: OperationId): string[] {
  const schema = describedAs(operationId)?.requestBody?.content['application/json']?.schema;
  return schema ? [...new Set(idsIn(schema, ''))] : [];
}

/** The query parameters that name ids. */
export function idsInQuery(operationId: OperationId): string[] {
  const parameters = (describedAs(operationId)?.parameters ?? []).map(resolved);
  return parameters
    .filter((parameter) => parameter.in === 'query' && resolved(parameter.schema).format === 'uuid')
    .map(({ name }) => name);
}
