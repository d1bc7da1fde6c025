import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the frame around a header that its title stands in the app bar's place, so that what it covers gives way. By an attribute:
 * where the frame looks for the header itself (`:has()`), each change of the page has Chromium style all of it anew.
 */
export function useTitleInBar(header: RefObject<HTMLElement | null>, isInBar: boolean): void {
  useLayoutEffect(() => {
    const frame = header.current?.closest('[data-frame]');
    if (!isInBar || !frame) return undefined;
    frame.setAttribute('data-title-in-bar', '');
    return () => frame.removeAttribute('data-title-in-bar');
  }, [header, isInBar]);
}
