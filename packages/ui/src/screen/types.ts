import type { LookName } from '../guest/looks/index.ts';

/** How a screen lays its menu out: one dish at a time, all in columns, or a board beside a picture of one of its rows. */
export const screenLayoutNames = ['SPOTLIGHT', 'BOARD', 'MIXED'] as const;

/** One of the layouts, by its name on the wire. */
export type ScreenLayoutName = (typeof screenLayoutNames)[number];

/** A price as it is read. */
export interface ScreenPrice {
  /** The size's name; empty for the plain case of one unnamed size. */
  label: string;
  /** Formatted money or words ("Market price"). */
  text: string;
}

/** What a dish contains, in words. */
export interface ScreenAllergens {
  contains: readonly string[];
  mayContain: readonly string[];
}

/** A picture with the variants a browser may choose from. */
export interface ScreenPicture {
  sources: readonly { type: string; srcSet: string }[];
  src: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A dish as a screen shows it; what the restaurant hides is empty. */
export interface ScreenDish {
  id: string;
  name: string;
  number?: string;
  prices: readonly ScreenPrice[];
  description: string;
  ingredients: string;
  /** What it contains, in words; null where it is not declared, undefined where allergens are not shown. */
  allergens?: ScreenAllergens | null;
  calories: string;
  picture: ScreenPicture | null;
  isSoldOut: boolean;
}

/** A section of the menu. */
export interface ScreenSection {
  id: string;
  title: string;
  dishes: readonly ScreenDish[];
}

/** What a screen wears, whatever stands on it. */
export interface ScreenDress {
  look: LookName;
  /** The restaurant's colour, `#rrggbb`. */
  accent: string;
  isDark: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  restaurant: { name: string; logo: ScreenPicture | null; showsName: boolean };
  /** "Tax included · 5 % service". */
  honestyLine: string;
}

/** A menu as one screen shows it. */
export interface ScreenContent extends ScreenDress {
  layout: ScreenLayoutName;
  /** The menu's name, for the heads of looks that have one. */
  menuName: string;
  /** What comes next ("Lunch from 12:00"), for the same heads. */
  comesNext: string;
  sections: readonly ScreenSection[];
  /** How long one dish stays. */
  itemSeconds: number;
  /** What has more to read stays longer. */
  isLongerForText: boolean;
}

/** What one page is: for the player to time and the office to say. */
export interface ScreenPageInfo {
  /** The same for as long as the page begins with the same dish. */
  key: string;
  /** Dishes on it. */
  dishIds: readonly string[];
  /** The one shown large. */
  largeId: string | null;
  title: string;
  seconds: number;
  pictures: readonly ScreenPicture[];
}

/** What a screen says of itself beside the menu. */
export interface ScreenStatus {
  /** "20:14"; null where no clock is shown. */
  clock: string | null;
  /** "Menu of 19:42" while offline. */
  offline: string | null;
}
