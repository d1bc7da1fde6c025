export { choiceSentence } from './choice-sentence.ts';
export { choiceWarnings, type ChoiceWarning } from './choice-warnings.ts';
