import { createElement, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';

/** A page that is never idle loads its late parts after this many ms. */
const longestWait = 2000;

/** Where the browser does not report idle time (Safari), a part waits this many ms for the first paint. */
const shortWait = 400;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, shortWait);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}

/**
 * Keeps a part of the interface that nobody sees at first out of the first load: the component it returns draws nothing
 * until the part is here. The part loads when the page is idle, or at once when it is wanted; a load that fails is tried
 * again when the part is wanted next.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const arrive = async () => {
    try {
      part = await load();
    } catch {
      loading = undefined;
    }
  };
  const bring = () => (loading ??= arrive());

  return function LatePart({ isWanted, ...props }: Props & { isWanted: boolean }): ReactNode {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (part) return undefined;
      if (!isWanted) return whenIdle(() => void bring());
      let isHere = true;
      const show = async () => {
        await bring();
        if (isHere) redraw();
      };
      void show();
      return () => {
        isHere = false;
      };
    }, [isWanted]);
    return part ? createElement(part, props as unknown as Props) : null;
  };
}
