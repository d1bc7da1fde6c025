export { lookColors, type LookColors } from './colors.ts';
export { GuestLook, type GuestLookProps } from './GuestLook.tsx';
export { lookAccents, lookNames, usualLook, type LookName } from './looks.ts';
export { asWritten, lettersOfPart } from './face-letters.ts';
export { faceFallbackCss, writtenParts, type WrittenPart } from './faces.ts';
export { useFetchedFaces } from './useFaces.ts';
