import type { PublicScreen, ScreenReport } from '@cardamom/api-types';
import { ScreenProvider } from '@cardamom/ui/screen';
import { useEffect, useState } from 'react';
import { createPlayer } from '../player/create-player.ts';
import { PlayerPage } from '../player/PlayerPage.tsx';
import { glassSize } from '../player/screen-facts.ts';
import { readScreen } from '../reading/read-screen.ts';
import { browserDevice } from '../time/device.ts';

/** Props of `StoryTelevision`. */
export interface StoryTelevisionProps {
  code: string;
  /** What the television has kept, right at this moment; null where it starts for the first time. */
  kept: PublicScreen | null;
  rightAt?: number;
  /** Hears what the television would tell the server. */
  onReport?: (report: ScreenReport) => void;
}

const nothing = async () => undefined;

/** A television as it is in the product, that keeps nothing beyond its story and hears no changes. */
export function StoryTelevision({ code, kept, rightAt = 0, onReport }: StoryTelevisionProps) {
  const [player] = useState(() =>
    createPlayer({
      code,
      appVersion: kept?.appVersion ?? '0.1.0-aaaaaaaa',
      device: browserDevice,
      read: () => readScreen(code),
      openStream: () => new Promise(() => undefined),
      store: { read: async () => kept && { screen: kept, ahead: 0, rightAt }, keep: nothing },
      sendReport: async (report) => {
        onReport?.(report);
        return true;
      },
      glassSize,
      decoder: { prepare: () => undefined, isReady: () => true },
      keepPictures: nothing,
      versionAtHand: async () => null,
      reloads: {
        forFault: () => undefined,
        mayTake: () => false,
        forVersion: () => undefined,
        stop: () => undefined,
      },
      onGone: () => undefined,
    }),
  );
  useEffect(() => player.stop, [player]);
  return (
    <ScreenProvider>
      <PlayerPage player={player} appVersion="0.1.0-aaaaaaaa" />
    </ScreenProvider>
  );
}
