/** What the page says of itself while it is open, in English as the page's other fixed words. */
export const liveWords = {
  updated: 'Menu updated.',
  share: 'Share this menu',
  dark: 'Dark',
  light: 'Light',
  noConnection: (time: string): string => `No connection. Prices and allergens as of ${time}.`,
} as const;

/** A moment as the guest's own clock says it. */
export function clockTime(moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}
