import type { PublicScreen } from '@cardamom/api-types';
import { damaged, type KeptScreen } from '../keeping/kept-screen.ts';
import type { ScreenStore, State } from '../keeping/screen-store.ts';
import type { Device } from '../time/device.ts';

/** What has stood for so long without a fault is good, in ms. */
const goodAfterMs = 10_000;
/** The storage of some televisions answers never; it is waited for so long, in ms. */
const storagePatienceMs = 1500;

interface KeptMenusOptions {
  code: string;
  device: Pick<Device, 'steady' | 'after'>;
  store: Pick<ScreenStore, 'read' | 'keep'>;
  /** A screen with what must be known to show it later. */
  keptNow: (screen: PublicScreen) => KeptScreen;
  /** What was kept is damaged. */
  onDamaged: () => void;
}

/** What a player keeps for its next start: the last menu that it has drawn, and the last that stood without a fault. */
export function createKeptMenus({ code, device, store, keptNow, onDamaged }: KeptMenusOptions) {
  let last: PublicScreen | null = null;
  let good: PublicScreen | null = null;
  let lastSince = device.steady();

  async function read(state: State): Promise<KeptScreen | null> {
    const kept = await store.read(code, state);
    if (kept !== damaged) return kept;
    onDamaged();
    return null;
  }

  async function lastOrGood(): Promise<KeptScreen | null> {
    return (await read('last')) ?? (await read('good'));
  }

  return {
    /** The latest that can be read; null where the storage has none, or does not answer. */
    async latest(): Promise<KeptScreen | null> {
      const late = new Promise<null>((resolve) => {
        device.after(storagePatienceMs, () => resolve(null));
      });
      return Promise.race([lastOrGood(), late]);
    },
    /** The last that stood without a fault. */
    good: () => read('good'),
    /** This screen is drawn. */
    drawn(screen: PublicScreen): void {
      if (screen === last) return;
      last = screen;
      lastSince = device.steady();
      void store.keep(code, 'last', keptNow(screen));
    },
    /** Between two pages, where writing disturbs nothing. */
    atTurn(): void {
      if (last === null || last === good || device.steady() - lastSince < goodAfterMs) return;
      good = last;
      void store.keep(code, 'good', keptNow(last));
    },
  };
}
