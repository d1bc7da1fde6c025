export { connectionLineCss, connectionLineRoom } from './ConnectionLine/connection-line-css.ts';
export { shareMenuCss } from './ShareMenu/share-menu-css.ts';
export { themeIcons } from '../icons/theme-icons.gen.ts';
export { themeSwitchCss } from './ThemeSwitch/theme-switch-css.ts';
export { keptNoticeCss } from './KeptNotice/kept-notice-css.ts';
