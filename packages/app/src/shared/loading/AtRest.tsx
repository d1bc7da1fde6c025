import { Skeleton, useIsAtLeast } from '@cardamom/ui';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenAtRest } from '../browser/when-at-rest.ts';

/**
 * What stands on a stage and is loaded late. Beside the form, nothing until the browser has nothing better to do; where
 * somebody asked for it, at once. A stage that cannot be loaded leaves its ground empty.
 */
export function AtRest({ children }: { children: ReactNode }) {
  const isBeside = useIsAtLeast('lg');
  const [isAtRest, setIsAtRest] = useState(!isBeside);
  useEffect(() => {
    let isGone = false;
    whenAtRest(() => {
      if (!isGone) setIsAtRest(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (!isAtRest) return null;
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
      <Suspense fallback={isBeside ? null : <Skeleton shape="block" height={320} />}>{children}</Suspense>
    </CatchBoundary>
  );
}
