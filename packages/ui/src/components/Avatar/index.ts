export { Avatar, type AvatarProps } from './Avatar.tsx';
export { avatarSizes, type AvatarSize } from './Avatar.styles.ts';
