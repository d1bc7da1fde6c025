import type { Change, UndoRequest } from '@cardamom/api-types';

const fieldActions: ReadonlySet<string> = new Set(['UPDATED', 'ACTIVATED', 'DEACTIVATED']);

/** Whether the change is one of fields, which can be put back one by one. */
export function isOfFields({ action }: Change): boolean {
  return fieldActions.has(action);
}

/** Takes a change back as a whole or in part. */
export interface TakeBack {
  undo: (part?: UndoRequest) => void;
  /** What is on its way: no other is begun, and its button keeps the focus, which a disabled one loses. Null where nothing is. */
  running: UndoRequest | null;
}
