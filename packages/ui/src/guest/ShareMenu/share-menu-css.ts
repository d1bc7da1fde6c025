import { font, space } from '../../theme/tokens.ts';

/**
 * Plain declarations: the page's late script brings them with the button, so that the page of whoever cannot share carries neither. They begin
 * with what the reset says of buttons, which a page without one goes without.
 */
export const shareMenuCss = [
  'padding-block:0;background:none;color:inherit;font-family:inherit;cursor:pointer;',
  font('label'),
  'justify-self:start;',
  `min-block-size:44px;padding-inline:${space(3)};`,
  'border:1px solid;border-radius:99px;',
].join('');
