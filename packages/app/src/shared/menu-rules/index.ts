export { changedFields } from './changed-fields.ts';
export { longestName, nameRules, storableText, textLength } from './name-rules.ts';
