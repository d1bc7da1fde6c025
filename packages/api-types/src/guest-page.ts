import type { Image, Look, PublicMenu, PublicRestaurant } from './schemas.gen.ts';

/** A page of words alone: nothing is there, no restaurant ever was, one was and is deleted, or nothing can be read at the moment. */
export type GuestNotice = { page: 'notFound' | 'unknown' | 'gone' | 'unavailable' };

/** A restaurant's landing, one menu, one that the restaurant never had, something that does not exist, or anything while nothing can be read. */
export type GuestMenuContent =
  | {
      page: 'restaurant';
      restaurant: PublicRestaurant;
      /** The menu to show at once: the only one that is on, or the only one there is. */
      menu: PublicMenu | null;
    }
  | { page: 'menu'; restaurant: PublicRestaurant; menu: PublicMenu }
  | { page: 'noMenu'; restaurant: PublicRestaurant; menu: null }
  | GuestNotice;

/** Letters that a restaurant's pages are written with, each once, whichever of its menus they show. */
export interface LettersInUse {
  /** Of its name and those of its menus. */
  names: string;
  /** Of its menus' sections. */
  titles: string;
  /** Of its dishes' names. */
  dishes: string;
}

/** A dish by itself. */
export type GuestDishContent = {
  page: 'dish';
  restaurant: PublicRestaurant;
  /** The menu it was asked for in; null where guests cannot open that now. */
  menu: PublicMenu | null;
  /** Null for one that is not on this menu now. */
  itemId: string | null;
};

/** What a guest asked for. */
export type GuestPageContent = GuestMenuContent | GuestDishContent;

/** Everything the renderer needs; the same input always gives the same bytes. */
export type GuestPageInput<Content extends GuestPageContent = GuestPageContent> = Content & {
  /** Origin that guests reach, without a slash at the end, for canonical and social links. */
  publicUrl: string;
  /** What `GuestQueryOf` makes of the address; left out where nothing is asked. */
  query?: string;
  /** Left out, those of the page count. */
  letters?: LettersInUse;
  /** Where the page's card lies (`GuestCardOf`), below `publicUrl`; left out where it has none. */
  cardPath?: string;
  /** When something on it changes by itself, in epoch ms, so that it is read anew then; null or left out when nothing will. */
  validUntil?: number | null;
};

/** A face of a page, to be cut to the letters that the restaurant uses; the page names it below `/guest/faces/`. */
export interface GuestFace {
  /** Made of all the rest, so that what lies under a name never changes. */
  name: string;
  /** Where the whole face lies in what was built, from `/guest/` on. */
  file: string;
  /** In the order of their code points. */
  letters: string;
  /** The weight that a variable face is cut to; null for one that has a single weight. */
  weight: number | null;
}

/** The picture that chats and social sites show beside a link to a page: what it says, in the restaurant's colours. */
export interface GuestCard {
  look: Look;
  /** The restaurant. */
  name: string;
  /** The menu, where the restaurant has several. */
  menu: string;
  photo: Image | null;
  /** All `#rrggbb`. */
  paper: string;
  card: string;
  ink: string;
  house: string;
  fill: string;
  onFill: string;
}

/** Width and height of every card in pixels, as social sites crop it least. */
export const guestCardSize = { width: 1200, height: 630 } as const;

/** The card of a page; null where there is no restaurant to show. */
export type GuestCardOf = (content: GuestPageContent) => GuestCard | null;

/** A rendered page with what its Content-Security-Policy has to allow. */
export interface RenderedGuestPage {
  html: string;
  /** 404 for an unknown restaurant, menu or dish, 410 for a deleted one, 503 while nothing can be read, else 200. */
  status: 200 | 404 | 410 | 503;
  /** CSP sources such as `'sha256-…'` (quotes included) of every inline script; JSON-LD is data and needs none. */
  scriptHashes: string[];
  /** CSP sources of every inline style element. */
  styleHashes: string[];
  /** The faces that its script asks for. */
  faces: GuestFace[];
}

/**
 * What of an address's query changes the page (what is looked for, and the table), written in one way and without `?`. Empty where
 * the page is the same for everybody.
 */
export type GuestQueryOf = (search: string) => string;

/** The id of the dish that the page of a menu names so in its links; null where there is none, or more than one by now. */
export type FindDishInMenu = (menu: Pick<PublicMenu, 'sections'>, shortName: string) => string | null;

/** The query's name for the short name of a dish, in links of a menu's page. */
export const dishParameter = 'd';

/** The renderer of guest pages: the app builds it, the server runs it. */
export type RenderGuestPage = (input: GuestPageInput) => Promise<RenderedGuestPage>;
