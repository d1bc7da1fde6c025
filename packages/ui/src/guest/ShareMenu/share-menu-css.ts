import { font, space } from '../../theme/tokens.ts';

/** Plain declarations: the page's late script brings them with the button, so that the page of whoever cannot share carries neither. */
export const shareMenuCss = [
  font('label'),
  'justify-self:start;',
  `min-block-size:44px;padding-inline:${space(3)};`,
  'border:1px solid;border-radius:99px;',
].join('');
