export type { MenuButtonItem, MenuHeading } from './menu-button-item.ts';
export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
