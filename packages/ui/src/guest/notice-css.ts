export { connectionLineCss, connectionLineRoom } from './ConnectionLine/connection-line-css.ts';
export { keptNoticeCss } from './KeptNotice/kept-notice-css.ts';
