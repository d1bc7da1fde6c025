export { chargesInWords, percentInWords } from './charges-in-words.ts';
