import { createElement, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Keeps a part of the interface that nobody sees at first out of the first load: the component it answers draws nothing
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
