export type { MenuButtonItem } from './menu-button-item.ts';
export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
