export { FindButton, findButtonId, type FindButtonProps } from './FindButton.tsx';
