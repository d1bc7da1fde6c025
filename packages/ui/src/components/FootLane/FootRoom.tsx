import { Room } from './FootLane.styles.ts';
import { useRoomOfToasts } from './foot-lane.ts';

/** Stands at the end of the page, and is as high as toasts are there: the page's last control can be scrolled clear of them. */
export function FootRoom() {
  const room = useRoomOfToasts();
  return room > 0 && <Room data-foot-room="" style={{ '--cm-above': `${room}px` }} />;
}
