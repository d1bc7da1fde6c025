import type { GuestWords } from './types.ts';

/** The fixed words for finding and filtering, in the guest's language. */
export interface FindWords extends Pick<GuestWords, 'spoken' | 'written'> {
  title: string;
  /** After the number of filters: on. */
  on: string;
  close: string;
  text: string;
  without: string;
  /** What "without" leaves out. */
  withoutNote: string;
  /** Stands for "without" where the restaurant shows no allergens. */
  askUs: string;
  diet: string;
  show: string;
  clear: string;
  /** After the name of a filter: remove. */
  remove: string;
}

/** Something a guest can tick. */
export interface FindChoiceView {
  /** As it is sent. */
  value: string;
  text: string;
  isChosen: boolean;
}
