import type { FieldError } from '@cardamom/api-types';
import { fieldError } from '../../shared/problem.ts';
import type { MenuFields } from './fields.ts';

/** Each category stands in a menu once. */
function sectionErrors({ sections }: Pick<MenuFields, 'sections'>): FieldError[] {
  const seen = new Set<string>();
  return sections.flatMap(({ categoryId }, index) => {
    const isRepeated = seen.has(categoryId);
    seen.add(categoryId);
    const addition = '(this category is in the menu already)';
    return isRepeated ? [fieldError(`/sections/${index}/categoryId`, 'CM_CHOICE', addition)] : [];
  });
}

/** Every field of a menu that is wrong in itself. */
export function menuErrors(fields: Pick<MenuFields, 'sections' | 'startsOn' | 'endsOn'>): FieldError[] {
  const { startsOn, endsOn } = fields;
  const isBackwards = startsOn !== null && endsOn !== null && endsOn < startsOn;
  return [
    ...sectionErrors(fields),
    ...(isBackwards ? [fieldError('/endsOn', 'CM_RANGE', '(not before the first day)')] : []),
  ];
}
