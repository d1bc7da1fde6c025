import type { PublicScreen } from '@cardamom/api-types';
import { useMemo } from 'react';
import { useMinute } from '../availability/index.ts';
import { statusAt } from './screen-time.ts';
import { ShownScreen } from './ShownScreen.tsx';
import { viewAt } from './view.ts';

/** Props of `ScreenNow`. */
export interface ScreenNowProps {
  screen: PublicScreen;
  /** The page that its television said it shows, from 0. */
  page: number;
}

/** What a screen shows now, without a movement: the page turns when its television says so. */
export function ScreenNow({ screen, page }: ScreenNowProps) {
  const now = useMinute();
  const view = useMemo(() => viewAt(screen, now), [screen, now]);
  const status = useMemo(() => statusAt(screen, now), [screen, now]);
  return <ShownScreen {...{ view, page, status }} isStill />;
}
