export { Text, type TextProps } from './Text.tsx';
export { textSizes, textTones, type TextSize, type TextTone } from './Text.styles.ts';
