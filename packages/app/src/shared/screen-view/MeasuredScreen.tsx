import type { ScreenPageInfo } from '@cardamom/ui/screen';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SaysDrawn } from '../preview-frame/SaysDrawn.tsx';
import { measureType, type TypeSizes } from './measure-type.ts';
import { Glass } from './MeasuredScreen.styles.ts';
import { ShownScreen, type ShownScreenProps } from './ShownScreen.tsx';
import type { ScreenView } from './view.ts';

/** Props of `MeasuredScreen`. */
export interface MeasuredScreenProps extends ShownScreenProps {
  /** Counts the views, so that who hears of sizes knows of which they are. */
  viewNumber: number;
  /** Hears how small the type of each page of the view is that comes into sight. */
  onSizes?: ((sizes: TypeSizes, viewNumber: number) => void) | undefined;
}

/** By then a page that turned stands still, in ms; where nothing moves, its faces have come. */
const settled = { moving: 600, still: 200 };

/** Prices as the menu writes them, each once. */
function pricesOf({ content }: ScreenView): ReadonlySet<string> {
  const dishes = content.sections.flatMap((section) => section.dishes);
  return new Set(dishes.flatMap(({ prices }) => prices.map(({ text }) => text)));
}

/** What a screen shows, and how small its type is there. */
export function MeasuredScreen({ viewNumber, onSizes, onPages, ...shown }: MeasuredScreenProps) {
  const { view, page } = shown;
  const glass = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly ScreenPageInfo[]>([]);
  const hear = useCallback(
    (told: readonly ScreenPageInfo[]) => {
      setPages(told);
      onPages?.(told);
    },
    [onPages],
  );
  const key = pages[page]?.key;
  useEffect(() => {
    if (key === undefined || !onSizes) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        const element = glass.current;
        if (element) onSizes(measureType(element, element.offsetHeight, pricesOf(view)), viewNumber);
      },
      settled[isStill ? 'still' : 'moving'],
    );
    return () => clearTimeout(timer);
  }, [view, viewNumber, key, onSizes]);
  return (
    <Glass ref={glass}>
      <ShownScreen {...shown} onPages={hear} />
      <SaysDrawn />
    </Glass>
  );
}
