import { Room } from './FootLane.styles.ts';
import { useHeightOfFloating } from './foot-lane.ts';
import { useKeptInSight } from './useKeptInSight.ts';

/**
 * Stands at the end of the page, with room for what floats there: the page's last control can be scrolled clear of it. A toast that
 * goes moves nothing under a hand: its room goes once it is out of sight.
 */
export function FootRoom() {
  const room = useKeptInSight(useHeightOfFloating());
  return room > 0 && <Room data-foot-room="" style={{ '--cm-floating': `${room}px` }} />;
}
