import type { FieldName } from '../entity-fields/index.ts';

/**
 * For fields of a form that are named or shaped otherwise than the entity's own: the entity's field, and its value as the
 * entity's answer would carry it.
 */
export type ShownFields<Values> = {
  readonly [Name in keyof Values]?: (value: Values[Name]) => readonly [field: FieldName, value: unknown];
};
