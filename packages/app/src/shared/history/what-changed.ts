import type { AllergenDeclaration, Change } from '@cardamom/api-types';
import { allergenChanges, describeField, fieldLabel, type FieldContext } from '../entity-fields/index.ts';
import { message } from '../messages/index.ts';
import { isOfFields } from './change-kinds.ts';

/** Letters a value may have where before and after stand in one line. */
const longestValue = 32;

/** A value on one line; null where it is a picture or says too much for one. */
function shortValue(field: string, value: unknown, context: FieldContext): string | null {
  const shown = describeField(field, value, context);
  if (shown.kind === 'picture' || shown.lines.length > 1) return null;
  const text = shown.lines[0] ?? message('history:value.nothing');
  return text.length <= longestValue ? text : null;
}

/** What of the fields changed, in a few words: "Price €24.50 → €26.00", "Dairy removed"; null where no fields did. */
export function whatChanged(change: Change, context: FieldContext): string | null {
  const [first, ...others] = change.fields;
  if (!isOfFields(change) || !first) return null;
  const { field, before, after } = first;
  const labels = change.fields.map((changed) => fieldLabel(changed.field));
  if (others.length > 0) return labels.join(', ');
  if (field === 'allergens' && before && after) {
    const [was, is] = [before as AllergenDeclaration, after as AllergenDeclaration];
    const changes = was.isDeclared && is.isDeclared ? allergenChanges(was, is) : [];
    if (changes.length > 0) return changes.join(', ');
  }
  const [was, is] = [shortValue(field, before, context), shortValue(field, after, context)];
  return was === null || is === null
    ? fieldLabel(field)
    : message('history:fromTo', { field: fieldLabel(field), before: was, after: is });
}
