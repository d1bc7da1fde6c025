/** The file of Inter (variable weight, Latin subset) in `@fontsource-variable/inter`, for builds that copy or preload it. */
export const interLatinFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Where the font files are served from. */
export interface FontUrls {
  latin: string;
  latinExtended?: string;
}

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtendedRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

function interFace(url: string, range: string): string {
  return `@font-face{font-family:"Inter Variable";font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`;
}

/**
 * Local fonts scaled to Inter's metrics, so that nothing moves when Inter arrives: Arial's average width is 0.934 of
 * Inter's, hence 107.06 %; ascent and descent are Inter's divided by that scale.
 */
export const fallbackFontCss =
  '@font-face{font-family:"Inter fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo"),local("Roboto");size-adjust:107.06%;ascent-override:90.49%;descent-override:22.56%;line-gap-override:0%}';

/** Font faces for the given files, with the metric-adjusted fallback. */
export function fontFaceCss(urls: FontUrls): string {
  const faces = [fallbackFontCss, interFace(urls.latin, latinRange)];
  if (urls.latinExtended) faces.push(interFace(urls.latinExtended, latinExtendedRange));
  return faces.join('\n');
}
