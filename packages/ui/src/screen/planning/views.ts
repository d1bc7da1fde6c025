import type { ScreenDish, ScreenPageInfo, ScreenSection } from '../types.ts';
import type { Part } from './pack.ts';

/** One dish, large. */
export interface SpotlightView {
  kind: 'SPOTLIGHT';
  key: string;
  title: string;
  dish: ScreenDish;
}

/** A page of a board. */
export interface BoardView {
  kind: 'BOARD';
  key: string;
  columns: readonly (readonly Part[])[];
  /** Columns that a page of this board has room for. */
  room: number;
  /** The size of its rows, and the air added above and below each. */
  row: number;
  air: number;
  /** Rows of each section whose prices stand on a line of their own. */
  broken: readonly ReadonlySet<number>[];
  /** It leaves so much of its only page free that it stands in the middle. */
  isLoose: boolean;
  /** The dish that is shown beside, where there is one. */
  large: ScreenDish | null;
}

/** What stands on one page. */
export type View = SpotlightView | BoardView;

/** All pages of a menu at one size of the glass. */
export interface FacePlan {
  /** Without those that have no dish. */
  sections: readonly ScreenSection[];
  views: readonly View[];
  pages: readonly ScreenPageInfo[];
}
