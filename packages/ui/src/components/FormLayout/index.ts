export { FormLayout, type FormLayoutProps, type FormSection } from './FormLayout.tsx';
