import type { Change } from '@cardamom/api-types';
import { message } from '../messages/index.ts';

/** What was changed: the entity's name, or which order. */
export function subjectOf({ entity, name }: Change): string {
  if (entity === 'ITEM_ORDER') return message('history:order.ITEM_ORDER', { name });
  if (entity === 'CATEGORY_ORDER' || entity === 'MENU_ORDER') return message(`history:order.${entity}`);
  return name;
}

/** Who did what, "Changed by Rui Costa"; an undo says that it is one. */
export function deedOf({ action, staff, undoes }: Change): string {
  const who = staff?.name ?? message('history:nobody');
  return undoes === null ? message(`history:deed.${action}`, { who }) : message('history:deed.undo', { who });
}

/** The kind of entity, in a word; an order says it by its name. */
export function kindOf({ entity }: Change): string | null {
  return entity === 'CATEGORY_ORDER' || entity === 'ITEM_ORDER' || entity === 'MENU_ORDER'
    ? null
    : message(`history:entity.${entity}`);
}
