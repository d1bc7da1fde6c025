import { useEffect, useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';

/** What every story's field says and tells. */
export const imageFieldArgs = {
  label: 'Picture',
  description: 'Under 2 MB, best 1875 × 1000 pixels.',
  image: null,
  altText: '',
  onAltTextChange: fn(),
  onSelectFile: fn(),
  onRemove: fn(),
} satisfies ImageFieldProps;

/** Share of a repeated upload that is done, at which the story stands still. */
const retried = 0.42;

/** The field in a form that keeps what was chosen and typed, and still tells the story's spies. */
export function KeptImageField(props: ImageFieldProps) {
  const { onSelectFile, onRemove, onAltTextChange, onCancel, onRetry } = props;
  const [image, setImage] = useState(props.image);
  const [altText, setAltText] = useState(props.altText);
  const [progress, setProgress] = useState(props.progress);
  const [errorMessage, setErrorMessage] = useState(props.errorMessage);
  const url = image?.url;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  const stop = () => {
    setProgress(null);
    setErrorMessage(undefined);
  };
  return (
    <ImageField
      {...props}
      {...{ image, altText, progress, errorMessage }}
      onAltTextChange={(text) => {
        setAltText(text);
        onAltTextChange(text);
      }}
      onSelectFile={(file) => {
        stop();
        setImage({ url: URL.createObjectURL(file), alt: '' });
        onSelectFile(file);
      }}
      onRemove={() => {
        stop();
        setImage(null);
        setAltText('');
        onRemove();
      }}
      onCancel={
        onCancel &&
        (() => {
          stop();
          setImage(null);
          onCancel();
        })
      }
      onRetry={
        onRetry && errorMessage !== undefined
          ? () => {
              stop();
              setProgress(retried);
              onRetry();
            }
          : undefined
      }
    />
  );
}

/** Chooses a file in the story's field. */
export async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file, { applyAccept: false });
}

/** The picture that the field shows, once it is drawn; without its words it has no role to be found by. */
export async function shownPicture(canvasElement: HTMLElement): Promise<HTMLImageElement> {
  return waitFor(
    () => {
      const picture = canvasElement.querySelector('img');
      if (!picture?.complete || picture.naturalWidth === 0) throw new TypeError('No picture is drawn.');
      return picture;
    },
    { timeout: 8000 },
  );
}

/** The name and size of the picture that was handed over last. */
export async function handedOver(onSelectFile: (file: File) => void) {
  await waitFor(() => expect(onSelectFile).toHaveBeenCalled(), { timeout: 8000 });
  const file = mocked(onSelectFile).mock.lastCall?.[0];
  if (file === undefined) throw new TypeError('No picture was handed over.');
  const { width, height } = await createImageBitmap(file);
  return { name: file.name, width, height };
}
