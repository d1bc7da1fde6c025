export { changedFields } from './changed-fields.ts';
export { lengthOf, longestName, nameKey, nameRules, storableText, textLength } from './name-rules.ts';
