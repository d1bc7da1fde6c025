export { ImageField, type ImageFieldProps } from './ImageField.tsx';
export type { ImageFieldTexts } from './texts.ts';
