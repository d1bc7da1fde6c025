export { lookColors, type LookColors } from './colors.ts';
export { GuestLook, type GuestLookProps } from './GuestLook.tsx';
export { lookAccents, lookNames, usualLook, type LookName } from './looks.ts';
export { faceFallbackCss, lookFaces } from './faces.ts';
