import type { LiveEntity } from '@cardamom/api-types';
import { EventEmitter } from 'node:events';

/** What happened, told after the commit: ids only, never contents. */
export type ChangeNote = {
  readonly entity: LiveEntity;
  readonly entityId: string;
  readonly action: string;
  /** Which sender's action it was, where that can be told. */
  readonly by?: string | undefined;
};

/** What is only about how screens are, or how far an import is: nothing that guests are shown, and no history, is another for it. */
export const isOfStatesAlone = ({ entity }: ChangeNote): boolean =>
  entity === 'SCREEN_STATE' || entity === 'SCREEN_IDENTIFICATION' || entity === 'IMPORT';

/** Stands for more changes than can be told one by one. */
export const anything: ChangeNote = { entity: 'RESTAURANT', entityId: '*', action: 'UPDATED' };

export type ChangeListener = (restaurantId: string, notes: readonly ChangeNote[]) => void;

/** Tells everyone in this process what was committed. */
export type ChangeFeed = {
  /** Calls the listener after each commit; returns how to stop. */
  onChange(listener: ChangeListener): () => void;
  /** Calls the listener when commits may have gone unheard, so that whatever is remembered must be asked again; returns how to stop. */
  onMissed(listener: () => void): () => void;
  publish(restaurantId: string, notes: readonly ChangeNote[]): void;
  publishMissed(): void;
  /** Everything committed before this moment of `performance.now()` has been published here, or told as missed. */
  heardUntil(): number;
};

/** A feed that hears of everything at once, as in a process that makes all changes itself, or as late as `heardUntil` says. */
export function createChangeFeed(heardUntil: () => number = () => performance.now()): ChangeFeed {
  const emitter = new EventEmitter<{ change: Parameters<ChangeListener>; missed: [] }>();
  emitter.setMaxListeners(0);
  return {
    heardUntil,
    onChange(listener) {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    onMissed(listener) {
      emitter.on('missed', listener);
      return () => emitter.off('missed', listener);
    },
    publish(restaurantId, notes) {
      if (notes.length > 0) emitter.emit('change', restaurantId, notes);
    },
    publishMissed() {
      emitter.emit('missed');
    },
  };
}
