export { FindButton, type FindButtonProps } from './FindButton.tsx';
