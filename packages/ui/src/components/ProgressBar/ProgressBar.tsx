import { Runner, Track } from './ProgressBar.styles.ts';

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** Something is loading. */
  isVisible: boolean;
  /** What is loading, for screen readers. */
  label?: string;
}

/** A 4 px line at the top of the window while a page or its data loads. */
export function ProgressBar({ isVisible, label = 'Loading' }: ProgressBarProps) {
  return (
    <Track role="progressbar" aria-label={label} hidden={!isVisible}>
      <Runner />
    </Track>
  );
}
