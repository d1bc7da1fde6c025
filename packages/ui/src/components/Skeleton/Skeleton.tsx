import { Shape, type SkeletonShape } from './Skeleton.styles.ts';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** What it stands in for. */
  shape?: SkeletonShape;
  /** CSS length, or px as a number. */
  width?: string | number;
  /** CSS length, or px as a number. */
  height?: string | number;
}

const heights = { text: '1em', block: '96px', circle: '40px' } satisfies Record<SkeletonShape, string>;

/** Holds the place of what is loading, in its final shape; silent for screen readers, so say "loading" once elsewhere. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const blockSize = height ?? heights[shape];
  const inlineSize = width ?? (shape === 'circle' ? blockSize : '100%');
  return <Shape $shape={shape} aria-hidden="true" style={{ inlineSize, blockSize }} />;
}
