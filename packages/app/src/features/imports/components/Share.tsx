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
  return (
    <Progress
      aria-label={label}
      value={share ?? 0}
      maxValue={1}
      isIndeterminate={share === null}
      valueLabel={text}
    >
      {({ valueText }) => (
        <>
          <span>{label}</span>
          <ProgressTrack>
            <ProgressFill $share={share ?? 0} />
          </ProgressTrack>
          <ProgressText>{text ?? valueText}</ProgressText>
        </>
      )}
    </Progress>
  );
}
