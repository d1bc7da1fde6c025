export { changedFields } from './changed-fields.ts';
export { lengthOf, longestName, nameRules, storableText, textLength } from './name-rules.ts';
