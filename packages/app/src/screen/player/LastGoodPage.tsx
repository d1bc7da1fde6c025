import { useLayoutEffect, useRef } from 'react';
import { Fill } from './Glass.styles.ts';

/** Shows a copy of what stood there before drawing failed. */
export function LastGoodPage({ copy }: { copy: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(copy), [copy]);
  return <Fill ref={place} data-copy />;
}
