import type { PublicMenu, PublicRestaurant } from './schemas.gen.ts';

/** A page of words alone: nothing is there, no restaurant ever was, one was and is deleted, or nothing can be read at the moment. */
export type GuestNotice = { page: 'notFound' | 'unknown' | 'gone' | 'unavailable' };

/** What a guest asked for: a restaurant's landing, one menu, or what leads to neither. */
export type GuestPageContent =
  | {
      page: 'restaurant';
      restaurant: PublicRestaurant;
      /** The menu to show at once: the only one that is on, or the only one there is. */
      menu: PublicMenu | null;
    }
  | { page: 'menu'; restaurant: PublicRestaurant; menu: PublicMenu }
  | GuestNotice;

/** Everything the renderer needs; the same input always gives the same bytes. */
export type GuestPageInput = GuestPageContent & {
  /** Origin that guests reach, without a slash at the end, for canonical and social links. */
  publicUrl: string;
  /** What `GuestQueryOf` makes of the address; left out where nothing is asked. */
  query?: string;
  /** When something on it changes by itself, in epoch ms, so that it is read anew then; null or left out when nothing will. */
  validUntil?: number | null;
};

/** A rendered page with what its Content-Security-Policy has to allow. */
export interface RenderedGuestPage {
  html: string;
  /** 404 for an unknown restaurant or menu, 410 for a deleted one, 503 while nothing can be read, else 200. */
  status: 200 | 404 | 410 | 503;
  /** CSP sources such as `'sha256-…'` (quotes included) of every inline script; JSON-LD is data and needs none. */
  scriptHashes: string[];
  /** CSP sources of every inline style element. */
  styleHashes: string[];
}

/**
 * What of an address's query changes the page (what is looked for, and the table), written in one way and without `?`. Empty where
 * the page is the same for everybody.
 */
export type GuestQueryOf = (search: string) => string;

/** The renderer of guest pages: the app builds it, the server runs it. */
export type RenderGuestPage = (input: GuestPageInput) => Promise<RenderedGuestPage>;
