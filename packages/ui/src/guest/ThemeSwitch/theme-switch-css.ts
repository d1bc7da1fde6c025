import { font, space } from '../../theme/tokens.ts';

/**
 * Plain declarations: the page's late script brings them with the button, because without a script it would do nothing. Those of the
 * drawing are inherited by it, and say nothing to the word.
 */
export const themeSwitchCss = [
  font('label'),
  `display:inline-flex;align-items:center;gap:${space(2)};justify-self:start;`,
  `min-block-size:44px;padding-inline:${space(3)};`,
  'border:1px solid;border-radius:99px;',
  'fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;',
].join('');
