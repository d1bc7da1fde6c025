export { connectionLineCss, connectionLineRoom } from './ConnectionLine/connection-line-css.ts';
export { shareMenuCss } from './ShareMenu/share-menu-css.ts';
export { keptNoticeCss } from './KeptNotice/kept-notice-css.ts';
