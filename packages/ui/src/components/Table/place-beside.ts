/** Px between a control and what opens beside it. */
const gap = 4;

/** Px that stay free at the edges of the window. */
const edge = 12;

/**
 * Puts a surface of the top layer beside the control that opened it: below where there is room or more of it than above, and
 * in line with the control's start or end, within the window. Returns false where the control is out of sight.
 */
export function placeBeside(surface: HTMLElement, control: HTMLElement, align: 'start' | 'end'): boolean {
  const to = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (!control.isConnected || to.bottom < 0 || to.top > clientHeight) return false;
  const { style } = surface;
  style.maxBlockSize = '';
  style.minInlineSize = `max(${to.width}px, 180px)`;
  const { width, height } = surface.getBoundingClientRect();
  const below = clientHeight - to.bottom - gap - edge;
  const above = to.top - gap - edge;
  const isBelow = height <= below || below >= above;
  const isAtLeft = (align === 'start') === (getComputedStyle(control).direction === 'ltr');
  const left = isAtLeft ? to.left : to.right - width;
  const top = isBelow ? to.bottom + gap : to.top - gap - Math.min(height, above);
  style.maxBlockSize = `${isBelow ? below : above}px`;
  style.left = `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`;
  style.top = `${top}px`;
  return true;
}
