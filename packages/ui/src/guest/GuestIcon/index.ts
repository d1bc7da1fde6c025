export { GuestIcon, GuestSprite } from './GuestIcon.tsx';
export { guestIcons, type GuestIconName } from './guest-icons.ts';
