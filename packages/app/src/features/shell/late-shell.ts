import type { MenuButtonItem } from '@cardamom/ui';
import { atom } from 'jotai';

/** What comes to the shell once the page is at rest: nothing of it is needed to begin. */
export interface LateShell {
  /** How many dishes and options are sold out. */
  soldOut: number;
  /** Where the account menu leads outside. */
  outside: readonly MenuButtonItem[];
  /** Adds a restaurant, where that is possible. */
  add: MenuButtonItem | null;
}

/** What has come. */
export const lateShellAtom = atom<LateShell>({ soldOut: 0, outside: [], add: null });
