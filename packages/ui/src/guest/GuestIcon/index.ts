export { GuestIcon, GuestSprite, type GuestIconProps, type GuestSpriteProps } from './GuestIcon.tsx';
export { guestIcons, type GuestIconName } from './guest-icons.ts';
