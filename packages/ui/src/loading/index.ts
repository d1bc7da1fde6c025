export { latePart } from './latePart.ts';
