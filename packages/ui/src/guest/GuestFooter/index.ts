export { GuestFooter, type GuestFooterProps } from './GuestFooter.tsx';
