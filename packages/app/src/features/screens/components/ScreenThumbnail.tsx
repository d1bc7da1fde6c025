import type { PublicScreen } from '@cardamom/api-types';
import type { ScreenStatus } from '@cardamom/ui/screen';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMinute } from '#shared/availability/index.ts';
import { clockAt, momentOnScreen, viewAt } from '#shared/screen-view/index.ts';
import { ShownScreen } from './ShownScreen.tsx';
import { Glass, Picture } from './ScreenThumbnail.styles.ts';

/** Props of `ScreenThumbnail`. */
export interface ScreenThumbnailProps {
  screen: PublicScreen;
  /** The page that its television said it shows, from 0. */
  page: number;
  isUpright: boolean;
}

/** Whether an element has been near what is in view: measuring a menu takes its time, for each screen. */
function useWasNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: '200px' },
    );
    if (ref.current) seen.observe(ref.current);
    return () => seen.disconnect();
  }, []);
  return [ref, wasNear] as const;
}

/** What a screen shows now, small: laid out for its own resolution by what it runs itself. A picture to look at, nothing to read out. */
export default function ScreenThumbnail({ screen, page, isUpright }: ScreenThumbnailProps) {
  const now = useMinute();
  const [ref, wasNear] = useWasNear();
  const view = useMemo(() => viewAt(screen, now), [screen, now]);
  const status = useMemo((): ScreenStatus => {
    const clock = momentOnScreen(now, clockAt(screen.restaurant, now));
    return { clock: screen.shows.clock ? clock : null, offline: null };
  }, [now, screen]);
  return (
    <Glass ref={ref} inert aria-hidden="true" $isUpright={isUpright}>
      {wasNear && (
        <Picture $isUpright={isUpright}>
          <ShownScreen {...{ view, page, status }} isStill />
        </Picture>
      )}
    </Glass>
  );
}
