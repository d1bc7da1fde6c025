import type { PublicScreen } from '@cardamom/api-types';
import { useMemo } from 'react';
import { useMinute } from '../availability/index.ts';
import { ScreenGlass } from './ScreenGlass.tsx';
import { statusAt } from './screen-time.ts';
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
  return <ScreenGlass title={screen.name} {...{ view, page, status }} isStill />;
}
