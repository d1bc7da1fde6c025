export { GuestPage, type GuestPageProps } from './GuestPage.tsx';
export { MenuContent, type MenuContentProps } from './MenuContent.tsx';
