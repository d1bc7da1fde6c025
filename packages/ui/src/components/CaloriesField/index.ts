export { CaloriesField, type CaloriesFieldProps } from './CaloriesField.tsx';
