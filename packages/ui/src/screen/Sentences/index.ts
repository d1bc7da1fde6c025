export { Sentences } from './Sentences.tsx';
