import { interUrls } from '@cardamom/ui/font-files';
import { fontFaceCss } from '@cardamom/ui/theme';

/**
 * Inter, optional: the first visit is painted at once in the fallback of equal metrics and never moves; Inter is fetched
 * behind it and used from the next page on. Measured with `bench guest`: a preloaded Inter delays the largest paint.
 */
export const fontCss = fontFaceCss(interUrls)
  .replaceAll('font-display:swap', 'font-display:optional')
  .replaceAll('\n', '');
