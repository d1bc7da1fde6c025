/**
 * The eight operations that every plain kind of entity has on its five paths. A kind says them in one place, under the path
 * of its list in `openapi/openapi.yaml`.
 */

/** A plain kind, as `x-entities` names it. */
export type PlainKind = {
  /** What the contract calls one and many: `Discount`, `Discounts`. */
  readonly one: string;
  readonly many: string;
  /** The same in words, where they are others: `section of tables`. */
  readonly inWords?: readonly [one: string, many: string];
  /** The file of its schemas, seen from `openapi/`. */
  readonly schemas: string;
  /** The permission to write. */
  readonly may: string;
  readonly tag: string;
};

/** What history calls the kind: TableSection is TABLE_SECTION. */
export const historyNameOf = ({ one }: Pick<PlainKind, 'one'>): string =>
  one.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '_').toUpperCase();

const ref = (file: string, name: string) => ({ $ref: `${file}#/${name}` });
const body = (schema: object) => ({ required: true, content: { 'application/json': { schema } } });

/** The paths of a kind below the path of its list, with their operations. */
export function equalOperations(path: string, kind: PlainKind): Record<string, object> {
  const { one, many, schemas, may, tag } = kind;
  const [word, words] = kind.inWords ?? [one.toLowerCase(), many.toLowerCase()];
  const member = `${path}/{${one.charAt(0).toLowerCase()}${one.slice(1)}Id}`;
  const entity = ref(schemas, one);
  const parameter = (name: string) => ref('parameters.yaml', name);
  const listAction = (name: string) => ref('schemas/list-action.yaml', name);
  const operation = (operationId: string, summary: string, more: object) => ({
    operationId,
    tags: [tag],
    summary,
    'x-access': { anyOf: [may] },
    ...more,
  });
  return {
    [path]: {
      get: operation(`list${many}`, `List ${words}`, {
        'x-access': 'session',
        parameters: [
          parameter('Search'),
          parameter('IsActive'),
          {
            name: 'sort',
            in: 'query',
            description: 'The order; `-` in front turns it round.',
            schema: ref(schemas, `${one}Sort`),
          },
          parameter('Cursor'),
          parameter('Limit'),
        ],
        responses: { 200: { description: 'A page of the list.', 'x-list': entity } },
      }),
      post: operation(`create${one}`, `Create a ${word}`, {
        requestBody: body(ref(schemas, `${one}Draft`)),
        responses: { 201: { description: 'Created.', 'x-entity': entity } },
      }),
    },
    [`${path}/bulk`]: {
      post: operation(
        `bulkChange${many}`,
        `Activate, deactivate or delete several ${words}, or all of the list`,
        {
          requestBody: body(listAction('BulkChange')),
          responses: {
            200: { description: 'Done.', 'x-data': listAction('BulkResult') },
            202: {
              description: 'Begun, of all of the list; `getListJob` says how far it is.',
              'x-data': listAction('ListJobBegun'),
            },
            409: ref('responses.yaml', 'ListChanged'),
          },
        },
      ),
    },
    [member]: {
      get: operation(`get${one}`, `Read a ${word}`, {
        'x-access': 'session',
        responses: { 200: { description: 'The entity.', 'x-entity': entity } },
      }),
      patch: operation(`update${one}`, `Change a ${word}`, {
        parameters: [parameter('IfMatch')],
        requestBody: body(ref(schemas, `${one}Patch`)),
        responses: { 200: { description: 'Changed.', 'x-entity': entity } },
      }),
      delete: operation(`delete${one}`, `Delete a ${word}`, {
        parameters: [parameter('IfMatch')],
        responses: { 204: { description: 'Deleted; history keeps it.' } },
      }),
    },
    [`${member}/duplicate`]: {
      post: operation(`duplicate${one}`, `Copy a ${word} under a free name`, {
        responses: { 201: { description: 'Created.', 'x-entity': entity } },
      }),
    },
    [`${member}/restore`]: {
      post: operation(`restore${one}`, `Bring back a ${word} that was deleted`, {
        responses: {
          200: { description: 'As it was; the same when it is not deleted.', 'x-entity': entity },
        },
      }),
    },
  };
}
