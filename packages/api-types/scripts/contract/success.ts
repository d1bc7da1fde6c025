/**
 * What every success looks like, so that operations say only what they carry: `x-data` a value in its envelope,
 * `x-entity` one with a version, which is also its ETag, and `x-list` one page of what it names.
 */

type Schema = object;

/** An answer as an operation writes it; one with none of the three stands as it is. */
export type WrittenAnswer = {
  readonly description?: string;
  readonly $ref?: string;
  readonly content?: object;
  readonly 'x-data'?: Schema;
  readonly 'x-entity'?: Schema;
  readonly 'x-list'?: Schema;
};

/** Makes a reference to a name of one of the contract's files, such as `schemas/common`. */
type ReferenceIn = (file: string) => (name: string) => { $ref: string };

const exactly = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

/** The answer with its envelope, and the ETag of an entity. Throws where it says two of the three. */
export function successOf(written: WrittenAnswer, reference: ReferenceIn): WrittenAnswer {
  const { 'x-data': data, 'x-entity': entity, 'x-list': items, ...answer } = written;
  const page =
    items && exactly({ items: { type: 'array', items }, page: reference('schemas/common')('Page') });
  const [carried, ...others] = [data, entity, page].filter((schema) => schema !== undefined);
  if (others.length > 0) throw new Error(`${Object.keys(written).join(', ')}: an answer carries one thing`);
  if (carried === undefined) return answer;
  return {
    ...answer,
    ...(entity && { headers: { ETag: reference('headers')('ETag') } }),
    content: { 'application/json': { schema: exactly({ data: carried }) } },
  };
}
