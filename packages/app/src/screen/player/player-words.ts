/** What a screen says where no menu stands on it, in English as its other fixed words. */
export const playerWords = {
  now: 'Now',
  thisScreenIs: 'This screen is',
  facts: (code: string, width: number, height: number, version: string): string =>
    `${code} · ${width} × ${height} · version ${version}`,
  waitingTitle: 'One moment',
  waitingText: 'The menu is on its way.',
  noNetworkText: 'There is no connection yet. The menu comes by itself.',
} as const;
