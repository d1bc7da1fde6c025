import { Progress, ProgressFill, ProgressText, ProgressTrack } from './ImportPage.styles.ts';

/** Props of `Share`. */
export interface ShareProps {
  /** What goes on. */
  label: string;
  /** How much of it is done, 0 to 1; null where nobody counts. */
  share: number | null;
  /** The same in words; the share in percent without it. */
  text?: string;
}

/** How much of something is done, as a line and in words. */
export function Share({ label, share, text }: ShareProps) {
  const inWords = text ?? (share === null ? undefined : `${Math.round(share * 100)}%`);
  return (
    <Progress
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      {...(share !== null && { 'aria-valuenow': share, 'aria-valuetext': inWords })}
    >
      <span>{label}</span>
      <ProgressTrack>
        <ProgressFill $share={share ?? 0} />
      </ProgressTrack>
      <ProgressText>{inWords}</ProgressText>
    </Progress>
  );
}
