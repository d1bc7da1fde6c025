import { toast } from '@cardamom/ui';
import { useMemo, useState } from 'react';
import { ApiError } from '../api/index.ts';
import { message } from '../messages/index.ts';
import { reasonOf } from './tell-job.ts';

/** What is switched on or off in a list. */
interface Activatable {
  id: string;
  isActive: boolean;
}

/** How rows are switched on and off. */
export type Activation<Row extends Activatable> = ReturnType<typeof useActivation<Row>>;

/**
 * Switches rows on and off: shown at once, taken back with the reason when the server refuses.
 * `save` throws `ApiError`; `tellActive` says that a row is active, in words of its own. Keep both the same between renders.
 */
export function useActivation<Row extends Activatable>(
  save: (row: Row, isActive: boolean) => Promise<unknown>,
  tellActive: (said: string, row: Row) => void,
) {
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());

  return useMemo(() => {
    const settle = (id: string) =>
      setPending((before) => new Map([...before].filter(([other]) => other !== id)));

    const setActive = async (row: Row, isActive: boolean) => {
      setPending((before) => new Map(before).set(row.id, isActive));
      try {
        await save(row, isActive);
        if (isActive) tellActive(message('entities:toast.activated'), { ...row, isActive });
        else toast(message('entities:toast.deactivated'));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast.error(reasonOf(error));
      } finally {
        settle(row.id);
      }
    };

    return {
      isActive: (row: Row) => pending.get(row.id) ?? row.isActive,
      isChanging: (row: Row) => pending.has(row.id),
      setActive: (row: Row, isActive: boolean) => void setActive(row, isActive),
    };
  }, [pending, save, tellActive]);
}
