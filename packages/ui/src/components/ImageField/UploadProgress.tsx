import { Progress, ProgressFill, ProgressText, ProgressTrack, Uploading } from './ImageField.styles.ts';

/** The share of an upload that is done, over the lower edge of the picture. */
export function UploadProgress({ label, text, progress }: { label: string; text: string; progress: number }) {
  return (
    <Uploading>
      <Progress aria-label={label} value={progress} maxValue={1}>
        {({ valueText, percentage = 0 }) => (
          <>
            <ProgressText>
              <span>{text}</span>
              <span>{valueText}</span>
            </ProgressText>
            <ProgressTrack>
              <ProgressFill $share={percentage / 100} />
            </ProgressTrack>
          </>
        )}
      </Progress>
    </Uploading>
  );
}
