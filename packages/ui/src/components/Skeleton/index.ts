export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { skeletonShapes, type SkeletonShape } from './Skeleton.styles.ts';
