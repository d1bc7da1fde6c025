import type { Change, UndoRequest } from '@cardamom/api-types';

const fieldActions: ReadonlySet<string> = new Set(['UPDATED', 'ACTIVATED', 'DEACTIVATED']);

/** Whether the change is one of fields, which can be put back one by one. */
export function isOfFields({ action }: Change): boolean {
  return fieldActions.has(action);
}

/** Takes a change back as a whole or in part. */
export interface TakeBack {
  undo: (part?: UndoRequest) => void;
  /** One is on its way: no other is begun, and the focus stays where it is, which a disabled button loses. */
  isRunning: boolean;
}
