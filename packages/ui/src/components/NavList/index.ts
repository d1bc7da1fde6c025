export { NavList, type NavGroup, type NavItem, type NavListProps } from './NavList.tsx';
