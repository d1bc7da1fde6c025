export { Badge, type BadgeProps } from './Badge.tsx';
export { badgeTones, type BadgeTone } from './Badge.styles.ts';
