export { FormSkeleton } from './FormSkeleton.tsx';
export { isMissing, MissingEntity } from './MissingEntity.tsx';
