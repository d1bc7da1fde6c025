import type { LiveChange, LiveChanges, LiveEntity } from '@cardamom/api-types';
import type { Entry } from '../changes/journal.ts';

/** Who listens: people of the restaurant, or its guests. */
export type Audience = 'office' | 'guests';

/** What guests may see; who else there is, and what is set behind the scenes, is not told. */
const seenByGuests: ReadonlySet<LiveEntity> = new Set<LiveEntity>([
  'CATEGORY',
  'ITEM',
  'MENU',
  'MODIFIER_GROUP',
  'TAX',
  'SERVICE_CHARGE',
  'CATEGORY_ORDER',
  'ITEM_ORDER',
  'MENU_ORDER',
  'RESTAURANT',
  'SERVICE_CHARGE',
  'TAX',
  'QR_MENU_SETTINGS',
  'DIGITAL_MENU_SETTINGS',
  'SCREEN',
  'SCREEN_IDENTIFICATION',
]);

/** One server-sent event (WHATWG HTML, 9.2.6). */
export function eventText(name: 'ready' | 'change' | 'reset' | 'end', id: string, data: object = {}): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An entry of the journal as this audience hears it: ids, and nothing of what was changed; nothing where it is none of theirs. */
export function entryText({ changes }: Entry, id: string, audience: Audience): string {
  if (changes === null) return eventText('reset', id);
  const told = new Map<string, LiveChange>();
  for (const { entity, entityId } of changes) {
    const change = { entity, id: entityId };
    if (audience === 'office' || seenByGuests.has(change.entity)) told.set(`${entity} ${entityId}`, change);
  }
  if (told.size === 0) return '';
  const by = audience === 'office' ? changes[0]?.by : undefined;
  const data: LiveChanges = { changes: [...told.values()], ...(by !== undefined && { by }) };
  return eventText('change', id, data);
}
