import { Room } from './FootLane.styles.ts';
import { useHeightOfFloating } from './foot-lane.ts';

/** Stands at the end of the page, with room for what floats there: the page's last control can be scrolled clear of it. */
export function FootRoom() {
  const room = useHeightOfFloating();
  return room > 0 && <Room data-foot-room="" style={{ '--cm-floating': `${room}px` }} />;
}
