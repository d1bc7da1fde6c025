import type { GuestMenuContent } from '@cardamom/api-types';
import { DishRow } from '@cardamom/ui/guest';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { GuestDocument } from '../../guest/GuestDocument.tsx';
import { wordsFor } from '../../guest/words.ts';
import { guestLinks } from './guest-links.ts';
import { useDishWindow } from './use-dish-window.ts';

/** Props of `GuestPagePreview`. */
export interface GuestPagePreviewProps {
  /** What the server would render. */
  content: GuestMenuContent;
  /** Goes to a menu, or (null) to the restaurant's own page. */
  onPage?: (menuId: string | null) => void;
  /** Begins at the end, with what stands below the prices. */
  beginsAtEnd?: boolean;
}

function dishesIn(content: GuestMenuContent): number {
  const sections = ('menu' in content && content.menu?.sections) || [];
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}

/** Begins at the end of what scrolls around `root`, and stays there while it grows, until somebody scrolls away. */
function useStayAtEnd(root: RefObject<HTMLElement | null>, beginsAtEnd: boolean): void {
  const isAtEnd = useRef(beginsAtEnd);
  useEffect(() => {
    const glass = root.current?.parentElement;
    const onScroll = () => {
      if (glass) isAtEnd.current = glass.scrollTop + glass.clientHeight >= glass.scrollHeight - 1;
    };
    glass?.addEventListener('scroll', onScroll, { passive: true });
    return () => glass?.removeEventListener('scroll', onScroll);
  }, [root]);
  useLayoutEffect(() => {
    const glass = root.current?.parentElement;
    if (beginsAtEnd && isAtEnd.current) glass?.scrollTo({ top: glass.scrollHeight, behavior: 'instant' });
  });
}

/** A guest's page as the server renders it, by the same components; its links lead through the preview. */
export function GuestPagePreview({ content, onPage, beginsAtEnd = false }: GuestPagePreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const words = wordsFor('restaurant' in content ? content.restaurant.language : 'en');
  const drawn = useDishWindow(root, beginsAtEnd ? dishesIn(content) : 0);
  useStayAtEnd(root, beginsAtEnd);
  return (
    <div ref={root} data-glass="" onClickCapture={guestLinks(onPage ? { onPage } : {})}>
      <GuestDocument
        drawn={drawn}
        input={{ ...content, publicUrl: '' }}
        renderDish={(dish, isOnFirstScreen) => (
          <DishRow dish={dish} words={words} isOnFirstScreen={isOnFirstScreen} />
        )}
      />
    </div>
  );
}
