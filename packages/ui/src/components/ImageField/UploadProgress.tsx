import { Progress, ProgressFill, ProgressText, ProgressTrack, Uploading } from './ImageField.styles.ts';

/** The share of an upload that is done, over the lower edge of the picture. */
export function UploadProgress({ label, text, progress }: { label: string; text: string; progress: number }) {
  const valueText = `${Math.round(progress * 100)}%`;
  return (
    <Uploading>
      <Progress
        role="progressbar"
        aria-label={label}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuetext={valueText}
      >
        <ProgressText>
          <span>{text}</span>
          <span>{valueText}</span>
        </ProgressText>
        <ProgressTrack>
          <ProgressFill $share={progress} />
        </ProgressTrack>
      </Progress>
    </Uploading>
  );
}
