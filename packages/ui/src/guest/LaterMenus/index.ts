export { LaterMenus, type LaterMenusProps } from './LaterMenus.tsx';
