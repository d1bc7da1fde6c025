import { Ring } from './Spinner.styles.ts';

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** What is awaited, for screen readers. */
  label?: string;
  /** Edge in px. */
  size?: 16 | 24 | 40;
}

/** Waiting without a known shape; where the shape is known use `Skeleton`. */
export function Spinner({ label = 'Loading', size = 24 }: SpinnerProps) {
  return <Ring role="progressbar" aria-label={label} $size={size} />;
}
