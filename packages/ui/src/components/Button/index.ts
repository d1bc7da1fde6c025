export { Button, type ButtonProps } from './Button.tsx';
export { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from './Button.styles.ts';
