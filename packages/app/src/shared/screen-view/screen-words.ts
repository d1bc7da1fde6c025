/** The fixed words of a screen in English, the product's first language. */
export const screenWords = {
  emptyTitle: 'The menu is being written',
  emptyText: 'Please ask us what there is today.',
  emptyHint: (screen: string): string => `For staff: nothing is on this screen now. Digital menu, ${screen}.`,
  closedTitle: 'We are closed',
  back: (day: string, time: string): string => `Back ${day === '' ? '' : `${day} `}at ${time}`,
  until: (menu: string, time: string): string => `${menu} until ${time}`,
  offHint: (screen: string): string => `For staff: this screen is switched off. Digital menu, ${screen}.`,
  menuOf: (time: string): string => `Menu of ${time}`,
} as const;
