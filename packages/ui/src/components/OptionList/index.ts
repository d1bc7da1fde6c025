export type { FieldOption } from './OptionList.tsx';
export { onceAsked, type LateOptions } from './late-options.ts';
