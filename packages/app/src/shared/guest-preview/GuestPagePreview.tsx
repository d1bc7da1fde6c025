import type { GuestPageContent } from '@cardamom/api-types';
import { DishRow } from '@cardamom/ui/guest';
import { GuestDocument } from '../../guest/GuestDocument.tsx';
import { guestWords } from '../../guest/words.ts';
import { guestLinks } from './guest-links.ts';

/** Props of `GuestPagePreview`. */
export interface GuestPagePreviewProps {
  /** What the server would render. */
  content: GuestPageContent;
  /** Goes to a menu, or (null) to the restaurant's own page. */
  onPage?: (menuId: string | null) => void;
}

/** A guest's page as the server renders it, by the same components; its links lead through the preview. */
export function GuestPagePreview({ content, onPage }: GuestPagePreviewProps) {
  return (
    <div data-glass="" onClickCapture={guestLinks(onPage ? { onPage } : {})}>
      <GuestDocument
        isPreview
        input={{ ...content, publicUrl: '' }}
        renderDish={(dish, isOnFirstScreen) => (
          <DishRow dish={dish} words={guestWords} isOnFirstScreen={isOnFirstScreen} />
        )}
      />
    </div>
  );
}
