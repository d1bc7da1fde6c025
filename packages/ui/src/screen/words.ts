/** What a screen says in its own words; the menu's are in the menu's language. */
export interface ScreenWords {
  soldOut: string;
  /** Beside the title of a section that began on a column before. */
  continued: string;
  contains: string;
  mayContain: string;
  notDeclared: string;
  /** Before the lowest of several prices: "from €5.90". */
  from: string;
}

/** The words in English, for those who hand none. */
export const englishWords: ScreenWords = {
  soldOut: 'Sold out',
  continued: 'continued',
  contains: 'Contains',
  mayContain: 'May contain',
  notDeclared: 'Allergens not declared, please ask us',
  from: 'from',
};
