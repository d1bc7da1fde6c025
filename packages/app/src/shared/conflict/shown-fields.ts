import { fieldLabel } from '../entity-fields/field-label.ts';
import type { FieldName } from '../entity-fields/index.ts';

/**
 * For fields of a form that are named or shaped otherwise than the entity's own: the entity's field, and its value as the
 * entity's answer would carry it.
 */
export type ShownFields<Values> = {
  readonly [Name in keyof Values]?: (value: Values[Name]) => readonly [field: FieldName, value: unknown];
};

/** What a field of a form is called; needs the part `entities` of the catalogue. */
export function labelOfShown<Values, Name extends keyof Values & string>(
  shows: ShownFields<Values>,
  name: Name,
  value: Values[Name],
): string {
  return fieldLabel(shows[name]?.(value)[0] ?? name);
}
