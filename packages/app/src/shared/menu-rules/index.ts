export { changedFields } from './changed-fields.ts';
export { longestName, nameLength, nameRules, storableText, textLength } from './name-rules.ts';
