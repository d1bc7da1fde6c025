export { Avatar, initials, type AvatarProps } from './Avatar.tsx';
export { avatarSizes, type AvatarSize } from './Avatar.styles.ts';
