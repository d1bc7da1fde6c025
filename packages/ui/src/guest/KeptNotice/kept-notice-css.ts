import { font, space } from '../../theme/tokens.ts';
import { ink } from '../looks/ink.ts';

/** Plain declarations: the service worker puts them into the page that it has kept. */
export const keptNoticeCss = [
  font('guest'),
  // Above the header, whose picture reaches a little beyond it.
  'position:relative;z-index:1;',
  'margin:0 calc(-1*var(--guest-gutter));',
  `padding:${space(3)} var(--guest-gutter);`,
  `background:${ink('ink')};color:${ink('paper')};text-wrap:pretty;`,
].join('');
