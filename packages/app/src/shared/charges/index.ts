export { chargesInShort, chargesInWords } from './charges-in-words.ts';
