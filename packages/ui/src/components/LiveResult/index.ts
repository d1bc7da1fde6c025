export { LiveResult, type LiveResultProps } from './LiveResult.tsx';
