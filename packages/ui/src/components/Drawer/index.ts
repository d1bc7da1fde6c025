export { Drawer, type DrawerProps } from './Drawer.tsx';
export { drawerSides, type DrawerSide } from './Drawer.styles.ts';
