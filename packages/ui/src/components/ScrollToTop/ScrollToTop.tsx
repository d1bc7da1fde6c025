import { useRef } from 'react';
import { timings } from '../../theme/index.ts';
import { useRoomOf } from '../FootLane/foot-lane.ts';
import { useRoomAtFoot } from '../FootLane/index.ts';
import { Icon } from '../Icon/index.ts';
import { Root } from './ScrollToTop.styles.ts';
import { useIsPast } from './useIsPast.ts';

/** Props of `ScrollToTop`. */
export interface ScrollToTopProps {
  /** Name of the button. */
  label?: string;
  /** Element that takes the focus at the top, so that the keyboard starts there too: the page's main. */
  focusId?: string;
}

/**
 * A round button that leads back to the top of a long page once it is scrolled past 300 px (docs/rows.md, Times). It stands
 * above what saves, acts or tells of work at the window's foot.
 */
export function ScrollToTop({ label = 'Back to top', focusId }: ScrollToTopProps) {
  const isPast = useIsPast(timings.scrollThreshold);
  const button = useRef<HTMLButtonElement>(null);
  const below = useRoomOf('bar', 'notice');
  useRoomAtFoot(button, isPast, 'button', below);
  if (!isPast) return null;
  const goToTop = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    if (focusId) document.getElementById(focusId)?.focus({ preventScroll: true });
  };
  return (
    <Root ref={button} aria-label={label} onPress={goToTop} style={{ '--cm-below': `${below}px` }}>
      <Icon name="arrowUp" />
    </Root>
  );
}
