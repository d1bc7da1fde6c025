import { useLayoutEffect, useRef } from 'react';
import { putUp, type WrittenDown } from '../keeping/written-down.ts';
import { Fill } from './Glass.styles.ts';

/** Shows a copy of what stood there before drawing failed. */
export function LastGoodPage({ copy }: { copy: WrittenDown }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(putUp(copy)), [copy]);
  return <Fill ref={place} data-copy />;
}
