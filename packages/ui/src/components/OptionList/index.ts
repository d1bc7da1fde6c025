export type { FieldOption } from './OptionList.tsx';
