import type { GuestMenuContent } from '@cardamom/api-types';
import { DishRow, FindForm, GuestLook, GuestSprite } from '@cardamom/ui/guest';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { findOnPage } from '../../guest/find/find-view.ts';
import { GuestDocument } from '../../guest/GuestDocument.tsx';
import { lookOf } from '../../guest/look-of.ts';
import { wordsFor } from '../../guest/words.ts';
import { guestLinks } from './guest-links.ts';
import { Page, Said } from './GuestStage.styles.ts';
import { useFinding } from './use-finding.ts';
import { useDishWindow } from './use-dish-window.ts';

/** Props of `GuestPagePreview`. */
export interface GuestPagePreviewProps {
  /** What the server would render. */
  content: GuestMenuContent;
  /** Goes to a menu, or (null) to the restaurant's own page. */
  onPage?: (menuId: string | null) => void;
  /** Somebody looks at it: points at it, or has the focus in it. */
  onLook?: (() => void) | undefined;
  /** Begins at the end, with what stands below the prices. */
  beginsAtEnd?: boolean;
  /** Said in place of filtering where some of the dishes were not asked for: what is found among the others would be a lie. */
  partNote?: string | undefined;
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

/** A guest's page as the server renders it, by the same components; its links lead through the preview, and its filter filters. */
export function GuestPagePreview({
  content,
  onPage,
  onLook,
  beginsAtEnd = false,
  partNote,
}: GuestPagePreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const restaurant = 'restaurant' in content ? content.restaurant : null;
  const words = wordsFor(restaurant?.language ?? 'en');
  const drawn = useDishWindow(root, beginsAtEnd ? dishesIn(content) : 0);
  useStayAtEnd(root, beginsAtEnd);
  const finding = useFinding(root, partNote !== undefined);
  const input = { ...content, publicUrl: '', query: finding.query };
  const find = findOnPage(input);
  return (
    <Page
      ref={root}
      data-glass=""
      onPointerEnter={() => onLook?.()}
      onFocus={() => onLook?.()}
      onClickCapture={guestLinks({
        path: find?.form.action,
        onFind: finding.onFind,
        onQuery: finding.onQuery,
        onPage: (menuId) => {
          finding.reset();
          onPage?.(menuId);
        },
      })}
      onSubmit={finding.onSubmit}
      onKeyDown={finding.onKeyDown}
    >
      {finding.isOpen && find && restaurant ? (
        <GuestLook {...lookOf(restaurant)}>
          <GuestSprite names={['close']} />
          <FindForm {...find.form} isPreview />
        </GuestLook>
      ) : (
        <GuestDocument
          drawn={drawn}
          input={input}
          find={find}
          renderDish={(dish, isOnFirstScreen) => (
            <DishRow dish={dish} words={words} isOnFirstScreen={isOnFirstScreen} />
          )}
        />
      )}
      <Said role="status">{finding.isSaid ? partNote : ''}</Said>
    </Page>
  );
}
