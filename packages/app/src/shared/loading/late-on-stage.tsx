import { Skeleton, useIsAtLeast } from '@cardamom/ui';
import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { whenAtRest } from '../browser/when-at-rest.ts';
import { eventually } from './on-demand.ts';

function useIsAtRest(isAtOnce: boolean): boolean {
  const [isAtRest, setIsAtRest] = useState(isAtOnce);
  useEffect(() => {
    let isGone = false;
    whenAtRest(() => {
      if (!isGone) setIsAtRest(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isAtRest;
}

/**
 * What stands on a stage and is loaded late. Beside the form, nothing until the browser has nothing better to do; where
 * somebody asked for it, at once. It is drawn in one go (decision 76). A stage that cannot be loaded leaves its ground empty,
 * and is tried again when the network or the person is back.
 */
export function lateOnStage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = eventually<Props>(async () => ({ default: await load() }));
  return function OnStage(props: Props) {
    const isBeside = useIsAtLeast('lg');
    const isAtRest = useIsAtRest(!isBeside);
    if (!isAtRest) return null;
    return (
      <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
        <Late {...props} fallback={isBeside ? null : <Skeleton shape="block" height={320} />} />
      </CatchBoundary>
    );
  };
}
