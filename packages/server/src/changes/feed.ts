import { EventEmitter } from 'node:events';

/** What happened, told after the commit: ids only, never contents. */
export type ChangeNote = {
  readonly entity: string;
  readonly entityId: string;
  readonly action: string;
};

export type ChangeListener = (restaurantId: string, notes: readonly ChangeNote[]) => void;

/** Tells everyone in this process what was committed. */
export type ChangeFeed = {
  /** Calls the listener after each commit; answers how to stop. */
  onChange(listener: ChangeListener): () => void;
  publish(restaurantId: string, notes: readonly ChangeNote[]): void;
};

export function createChangeFeed(): ChangeFeed {
  const emitter = new EventEmitter<{ change: Parameters<ChangeListener> }>();
  emitter.setMaxListeners(0);
  return {
    onChange(listener) {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    publish(restaurantId, notes) {
      if (notes.length > 0) emitter.emit('change', restaurantId, notes);
    },
  };
}
