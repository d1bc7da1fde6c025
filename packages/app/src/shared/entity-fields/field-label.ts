import { message } from '../messages/index.ts';
import type { FieldName } from './describe-field.ts';

/** What the field is called, in lists of changes and above its field; needs the part `entities` of the catalogue. */
export function fieldLabel(name: string): string {
  return message(`entities:field.${name as FieldName}`, {
    defaultValue: message('entities:field.other'),
  });
}
