export { chargesInWords } from './charges-in-words.ts';
