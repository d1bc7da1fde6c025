import { useEffect, useRef, useState } from 'react';
import { ScreenNow, type ScreenNowProps } from '#shared/screen-view/ScreenNow.tsx';
import { Glass, Picture } from './ScreenThumbnail.styles.ts';

/** Props of `ScreenThumbnail`. */
export interface ScreenThumbnailProps extends ScreenNowProps {
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
  const [ref, wasNear] = useWasNear();
  return (
    <Glass ref={ref} inert aria-hidden="true" $isUpright={isUpright}>
      {wasNear && (
        <Picture $isUpright={isUpright}>
          <ScreenNow {...{ screen, page }} />
        </Picture>
      )}
    </Glass>
  );
}
