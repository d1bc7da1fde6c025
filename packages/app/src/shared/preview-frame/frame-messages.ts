import type { ThemeName } from '@cardamom/ui/theme';
import type { PartName } from './parts.ts';

/** What a page of the back office says to a frame: which part it draws, and of its data what is other than before. */
export interface ToldToFrame {
  part: PartName;
  /** Names of what the part may call. */
  calls: readonly string[];
  /** The scheme around the frame; undefined where that is the system's. */
  theme: ThemeName | undefined;
  data: Readonly<Record<string, unknown>>;
}

/** What a frame says: that it listens, that its part has been drawn, what the part calls, or that drawing failed. */
export type SaidByFrame =
  | { kind: 'READY' | 'DRAWN' }
  | { kind: 'CALLED'; name: string; told: readonly unknown[] }
  | { kind: 'FAILED'; message: string };
