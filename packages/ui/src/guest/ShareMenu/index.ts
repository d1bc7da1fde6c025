export { ShareMenu, type ShareMenuProps } from './ShareMenu.tsx';
