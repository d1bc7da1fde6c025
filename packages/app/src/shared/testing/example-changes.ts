import type { Change } from '@cardamom/api-types';
import { owner, waiter } from './fixtures.ts';

const nameOf = ({ name, lastName }: { name: string; lastName: string }) => `${name} ${lastName}`;

/** A change of an item by a colleague, earlier on the day on which stories take place; a story names what differs. */
export function exampleChange(part: Partial<Change> = {}): Change {
  return {
    id: '0198a000-0000-7000-8000-0000000000a1',
    batchId: null,
    entity: 'ITEM',
    entityId: '0198a000-0000-7000-8000-0000000000d1',
    name: 'Caldo verde',
    action: 'UPDATED',
    fields: [{ field: 'description', before: 'With kale.', after: 'With kale and chouriço.' }],
    staff: { id: waiter.id, name: nameOf(waiter) },
    undoes: null,
    undoneFields: [],
    isUndone: false,
    isEntityDeleted: false,
    createdAt: '2026-03-14T10:32:00Z',
    ...part,
  };
}

/** The owner as the author of a change. */
export const byOwner = { id: owner.id, name: nameOf(owner) };
