export { FindForm, type FindFormProps } from './FindForm.tsx';
