import { space } from '../../theme/tokens.ts';
import { shareMenuCss } from '../ShareMenu/share-menu-css.ts';

/**
 * Looks as the button below it, with a drawing. Plain declarations: the page's late script brings them with the switch, because without a
 * script it would do nothing. Those of the drawing are inherited by it, and say nothing to the word.
 */
export const themeSwitchCss = [
  shareMenuCss,
  `display:inline-flex;align-items:center;gap:${space(2)};`,
  'fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;',
].join('');
