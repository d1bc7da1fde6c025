/** How the browser of the stories is started; what is drawn depends on them. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-device-scale-factor=1',
  // A region drawn again on top of itself has other edges than one drawn once.
  '--disable-partial-raster',
  '--disable-checker-imaging',
];
