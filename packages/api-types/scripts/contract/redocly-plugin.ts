/** Completes the operations of `openapi/` before Redocly lints or bundles them, so that both see the whole contract. */
import path from 'node:path';
import { equalOperations, historyNameOf, type PlainKind } from './equal-operations.ts';
import { successOf, type WrittenAnswer } from './success.ts';
import { idParameter, isId, pathParameters, sharedParts, type Operation } from './shared-parts.ts';

type Reference = { $ref: string };
type WrittenOperation = Operation & {
  'x-repeatable'?: boolean;
  parameters?: (Reference | { name: string })[];
  responses: Record<string, WrittenAnswer>;
};
type PathItem = { parameters?: object[] } & Partial<Record<string, WrittenOperation>>;
type Context = { key: string | number; location: { source: { absoluteRef: string } } };

const openapi = path.resolve(import.meta.dirname, '../../../../openapi');
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const nameOf = (parameter: Reference | { name: string }) =>
  '$ref' in parameter ? parameter.$ref.replace(/^.*\//u, '') : parameter.name;

function complete(pathItem: PathItem, { key, location }: Context): void {
  const folder = path.relative(path.dirname(location.source.absoluteRef), openapi);
  const reference = (file: string) => (name: string) => ({
    $ref: path.posix.join(folder, `${file}.yaml#/${name}`),
  });
  const parameter = reference('parameters');
  const answer = reference('responses');

  const inPath = pathParameters(String(key));
  if (inPath.length > 0)
    pathItem.parameters = inPath.map((name) => (isId(name) ? idParameter(name, reference) : parameter(name)));
  for (const method of methods) {
    const operation = pathItem[method];
    if (!operation) continue;
    const own = operation.parameters ?? [];
    const shared = sharedParts(String(key), method, operation, own.map(nameOf));
    delete operation['x-repeatable'];
    if (shared.parameters.length > 0) operation.parameters = [...own, ...shared.parameters.map(parameter)];
    const added = Object.entries(shared.answers);
    const twice = added.find(([status]) => status in operation.responses);
    if (twice)
      throw new Error(`${method} ${key}: ${twice[0]} is added to every such operation; leave it out`);
    const written = Object.entries(operation.responses);
    // Made anew, because YAML's aliases let operations share one list.
    operation.responses = {
      ...Object.fromEntries(written.map(([status, itself]) => [status, successOf(itself, reference)])),
      ...Object.fromEntries(added.map(([status, name]) => [status, answer(name)])),
    };
  }
}

type Paths = Record<string, PathItem | { 'x-entities': PlainKind }>;

/** Puts the operations of plain kinds in the place of their names, and returns the kinds. */
function unfold(paths: Paths): PlainKind[] {
  const kinds: PlainKind[] = [];
  for (const [key, item] of Object.entries(paths)) {
    // Written anew one by one, so that the order stays.
    delete paths[key];
    if ('x-entities' in item) {
      const kind = item['x-entities'] as PlainKind;
      kinds.push(kind);
      Object.assign(paths, equalOperations(key, kind));
    } else paths[key] = item;
  }
  return kinds;
}

const completeContract = () => {
  let names: string[] = [];
  return {
    Paths: {
      enter(paths: Paths) {
        names = unfold(paths).map(historyNameOf);
      },
    },
    PathItem: { leave: complete },
    Schema: {
      /** Puts the names of the plain kinds where a list of words has `x-entities` for them. */
      enter(schema: { enum?: unknown[] }) {
        if (schema.enum?.includes('x-entities') === true)
          schema.enum = schema.enum.flatMap((word) => (word === 'x-entities' ? names : [word]));
      },
    },
  };
};

export default function plugin() {
  return { id: 'contract', preprocessors: { oas3: { 'shared-parts': completeContract } } };
}
