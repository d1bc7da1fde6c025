export { choiceSentence } from './choice-sentence.ts';
export { choiceWarnings } from './choice-warnings.ts';
