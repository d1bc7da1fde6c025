export { OptionList, type FieldOption } from './OptionList.tsx';
