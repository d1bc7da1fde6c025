export { ColourField, type ColourFieldProps, type SuggestedColour } from './ColourField.tsx';
export { readColour } from './read-colour.ts';
