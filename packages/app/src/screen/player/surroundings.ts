import type { ScreenReport } from '@cardamom/api-types';
import type { ScreenPicture } from '@cardamom/ui/screen';
import type { Reloads } from '../keeping/reloads.ts';
import type { ScreenStore } from '../keeping/screen-store.ts';
import type { CurrentOptions } from '../reading/keep-current.ts';
import type { Device } from '../time/device.ts';

/** What the player reaches the world through. */
export interface PlayerSurroundings {
  code: string;
  appVersion: string;
  device: Device;
  read: CurrentOptions['read'];
  openStream: CurrentOptions['openStream'];
  window?: CurrentOptions['window'];
  store: Pick<ScreenStore, 'read' | 'keep'>;
  sendReport: (report: ScreenReport) => Promise<boolean>;
  glassSize: () => Pick<ScreenReport, 'width' | 'height'>;
  decoder: {
    prepare: (page: { key: string; pictures: readonly ScreenPicture[] }) => void;
    isReady: () => boolean;
  };
  keepPictures: (pictures: readonly ScreenPicture[]) => Promise<void>;
  /** The version that a reload would show. */
  versionAtHand: () => Promise<string | null>;
  reloads: Reloads;
  /** There is no such screen any more. */
  onGone: () => void;
}
