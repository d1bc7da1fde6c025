let known: 'inline' | 'both' | undefined;

/**
 * In which directions an element scrolls that is to scroll aside only: older browsers turn what clips across into a scroller too
 * (CSS Overflow 3, 3.1), and say so in no feature query. Asked once, where a table is too wide.
 */
export function scrollAxes(): 'inline' | 'both' {
  if (known === undefined) {
    const probe = document.createElement('div');
    probe.style.overflow = 'auto clip';
    document.body.append(probe);
    known = getComputedStyle(probe).overflowY === 'clip' ? 'inline' : 'both';
    probe.remove();
  }
  return known;
}
