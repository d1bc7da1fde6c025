export { choiceSentence, type Choice } from './choice-sentence.ts';
